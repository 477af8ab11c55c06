"use client";

import { Lock } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { formatPlural } from "../ui/format";
import { Note } from "../ui/note";
import { useAction } from "../ui/use-action";

/** A button for one change, with its refusal beside it. */
export function ActionButton({ children, act }: { children: ReactNode; act: () => Promise<void> }) {
  const { busy, problem, run } = useAction();
  return (
    <span className="inline-flex items-center gap-3">
      {problem ? (
        <span role="alert" className="text-xs text-danger">
          {problem}
        </span>
      ) : null}
      <Button size="sm" busy={busy} onClick={() => void run(act)}>
        {children}
      </Button>
    </span>
  );
}

/** Closes a queue after asking: no more labels are taken, and a study's report becomes final. */
export function CloseQueue({
  name,
  missing,
  inHand,
  study,
  close,
}: {
  name: string;
  /** Labels that are still wanted. */
  missing: number;
  inHand: number;
  study: boolean;
  close: () => Promise<void>;
}) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAction();
  return (
    <>
      <Button icon={<Lock aria-hidden="true" />} onClick={() => setAsking(true)}>
        Close queue
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Close “${name}”?`}
        verb="Close queue"
        busy={busy}
        onConfirm={() => void run(close).then((done) => done && setAsking(false))}
      >
        No more labels are handed out or taken; those that are in stay. This can’t be taken back.{" "}
        {missing > 0 ? `${formatPlural(missing, "label is", "labels are")} still missing. ` : ""}
        {inHand > 0
          ? `${formatPlural(inHand, "person is", "people are")} at work on an item; their drafts are kept, but can’t be submitted. `
          : ""}
        {study ? "The study closes with it: its report is final, and researchers can read it." : ""}
        {problem ? (
          <span className="mt-2 block">
            <Note tone="danger" live>
              {problem}
            </Note>
          </span>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
