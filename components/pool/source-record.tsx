"use client";

import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { RawJson } from "../trajectory/raw-json";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";

interface SourceRecordProps {
  label: string;
  /** Gives the record's text, or throws in words. */
  load: () => Promise<string>;
  /** The whole imported file, for records that are spread over it. */
  fileHref: string;
}

/** The record as it came, fetched when somebody looks. */
export function SourceRecord({ label, load, fileHref }: SourceRecordProps) {
  const [state, setState] = useState<{ text: string } | { problem: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (text) => wanted && setState({ text }),
      (error: unknown) =>
        wanted && setState({ problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (state === null) return <Skeleton className="m-5 h-64" />;
  if ("text" in state) return <RawJson text={state.text} label={label} />;
  return (
    <EmptyState
      icon={<Download aria-hidden="true" />}
      title="The record can’t be shown alone"
      actions={
        <a href={fileHref} className="btn">
          Download the imported file
        </a>
      }
    >
      {state.problem}
    </EmptyState>
  );
}
