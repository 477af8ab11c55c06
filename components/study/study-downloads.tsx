"use client";

import { Braces, Printer, Sheet } from "lucide-react";
import { Button } from "../ui/button";
import { saveText } from "../ui/save-text";
import { reportCsv } from "./report-csv";
import type { StudyFacts } from "./study-facts";

/** The numbers as files, and the sheet on paper. */
export function StudyDownloads({ facts }: { facts: StudyFacts }) {
  const name = `study-${facts.study.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}`;
  return (
    <>
      <Button
        variant="ghost"
        icon={<Sheet aria-hidden="true" />}
        onClick={() => saveText(`${name}.csv`, "text/csv", reportCsv(facts.report))}
      >
        CSV
      </Button>
      <Button
        variant="ghost"
        icon={<Braces aria-hidden="true" />}
        onClick={() => saveText(`${name}.json`, "application/json", `${JSON.stringify(facts, null, 2)}\n`)}
      >
        JSON
      </Button>
      <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        Print
      </Button>
    </>
  );
}
