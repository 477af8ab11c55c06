"use client";

import { Package } from "lucide-react";
import { saveExport } from "@/app/save-export";
import { bundleName } from "@/components/label-set/set-words";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";

/** Saves the bundle of a snapshot: its rows in every format and all that is counted from them. */
export function SaveBundle({ project, set }: { project: string; set: { id: string; name: string } }) {
  const { busy, problem, run } = useAction();
  const name = bundleName(project, set.name);
  const save = async () => {
    await saveExport(
      project,
      { what: ["label_set"], formats: ["jsonl", "csv", "parquet"], label_set: set.id },
      name,
    );
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {/* On paper the name of the file says what the command below is about. */}
      <span className="hidden print:inline">{name}</span>
      <Button
        data-no-print
        size="sm"
        busy={busy}
        icon={<Package className="size-3.5" aria-hidden="true" />}
        onClick={() => void run(save)}
      >
        Download {name}
      </Button>
      {problem ? (
        <span role="alert" className="text-xs text-danger">
          {problem}
        </span>
      ) : null}
    </span>
  );
}
