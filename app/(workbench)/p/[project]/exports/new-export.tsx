"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { call } from "@/app/call";
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
        const { id } = await call<{ id: string }>(project, "create-export", request);
        save(`/api/v1/p/${encodeURIComponent(project)}/exports/${id}`);
        setSent(id);
        router.refresh();
      }}
    />
  );
}

/** As a press on a link does it: a refusal is told by the browser's list of downloads and doesn't replace the page. */
function save(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}
