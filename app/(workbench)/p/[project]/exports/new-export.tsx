"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { saveExport } from "@/app/save-export";
import { ExportForm, type ExportChoices } from "@/components/export/export-form";

type NewExportProps = {
  project: string;
  choices: ExportChoices;
  closedStudiesOnly: boolean;
  /** Exports whose manifest is known. */
  finished: readonly string[];
};

/** Notes an export and lets the browser save it; the list shows its manifest once that is done. */
export function NewExport({ project, choices, closedStudiesOnly, finished }: NewExportProps) {
  const router = useRouter();
  const [sent, setSent] = useState<string | null>(null);
  const waiting = sent !== null && !finished.includes(sent);
  useEffect(() => {
    if (!waiting) return;
    const look = setInterval(() => router.refresh(), 2500);
    return () => clearInterval(look);
  }, [waiting, router]);
  return (
    <ExportForm
      choices={choices}
      closedStudiesOnly={closedStudiesOnly}
      create={async (request) => {
        setSent(await saveExport(project, request));
        router.refresh();
      }}
    />
  );
}
