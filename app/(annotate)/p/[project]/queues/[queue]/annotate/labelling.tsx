"use client";

import { useCallback, useState, type ReactNode } from "react";
import { toast } from "sonner";
import { callInstance } from "@/app/call";
import { AnnotateScreen } from "@/components/annotation/annotate-screen";
import { QueueDone } from "@/components/annotation/queue-done";
import { ReopenedNote } from "@/components/annotation/reopened-note";
import { SignedOutNote } from "@/components/annotation/signed-out-note";
import { ThemeMenu } from "@/components/shell/theme-menu";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { LabellingStart } from "./labelling-answers";
import { useLabelling } from "./use-labelling";

type LabellingProps = LabellingStart & {
  queue: LabellingStart["queue"] & { name: string; schema: LabelSchema };
  keys: Record<string, string> | undefined;
  home: string;
};

/** The annotate screen at work: what `useLabelling` knows, drawn by the components. */
export function Labelling({ keys: kept, home, ...start }: LabellingProps) {
  const { queue } = start;
  const labelling = useLabelling(start);
  const { shown, reopened, position, undo } = labelling;
  const [keys, setKeys] = useState(kept);
  const changeKeys = useCallback((changes: Readonly<Record<string, string | undefined>>) => {
    const chosen = Object.fromEntries(
      Object.entries(changes).filter(([, key]) => key !== undefined),
    ) as Record<string, string>;
    setKeys(chosen);
    callInstance("save-preferences", { keys: chosen }).catch((error: Error) => toast.error(error.message));
  }, []);

  const until = undo ? new Date(undo.submitted_at).getTime() + queue.undo_minutes * 60_000 : 0;
  const offer = undo && !reopened ? { item: position.done, until } : null;
  if (!shown)
    return (
      <QueueDone
        queueTitle={queue.name}
        done={position.done}
        open={position.open}
        homeHref={home}
        undo={offer}
        onUndo={() => void labelling.reopen()}
        menu={<ThemeMenu />}
      />
    );

  const number = reopened ? position.done : position.done + 1;
  return (
    <AnnotateScreen
      queueTitle={queue.name}
      homeHref={home}
      item={{ ...shown, key: `${shown.item}${reopened ? "-again" : ""}` }}
      loadChunk={labelling.readOn}
      position={{ current: number, done: position.done, of: position.done + position.open }}
      schema={queue.schema}
      draft={labelling.draft}
      onDraft={labelling.changeDraft}
      saveState={labelling.saveState}
      busy={labelling.busy}
      onSubmit={() => void labelling.submit()}
      onSkip={labelling.skip}
      onFlag={labelling.flag}
      undo={offer}
      onUndo={() => void labelling.reopen()}
      keyChanges={keys}
      onKeyChanges={changeKeys}
      submitVerb={reopened ? "Submit change" : undefined}
      notice={noticeOf(labelling)}
      menu={<ThemeMenu />}
    />
  );
}

function noticeOf({ saveState, reopened, leaveReopened }: ReturnType<typeof useLabelling>): ReactNode {
  if (saveState === "signed_out") return <SignedOutNote />;
  return reopened ? <ReopenedNote onLeave={leaveReopened} /> : null;
}
