"use client";

import { Flag, SkipForward, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { BottomBar, type SaveState } from "../ui/bottom-bar";
import { Button } from "../ui/button";
import { Tooltip } from "../ui/tooltip";
import type { AnnotateKeys } from "./annotate-keys";

export type UndoOffer = {
  /** The number of the item that would be reopened, as its annotator counts it. */
  item: number;
  /** Until when, in milliseconds since 1970. */
  until: number;
};

type AnnotateBarProps = {
  position: { current: number; done: number; of: number };
  save: SaveState;
  busy?: boolean;
  undo: UndoOffer | null;
  onUndo: () => void;
  onFlag: () => void;
  onSkip: () => void;
  onSubmit: () => void;
  /** Another verb where a submitted label is changed. */
  submitVerb?: string;
  keys: AnnotateKeys;
};

/** The foot of the annotate screen: where one is, whether it is saved, undo, flag, skip, submit. */
export function AnnotateBar(props: AnnotateBarProps) {
  const { position, save, busy, undo, onUndo, onFlag, onSkip, onSubmit, submitVerb, keys } = props;
  const minutes = useMinutesLeft(undo?.until ?? null);
  const undoable = undo !== null && minutes !== null && minutes > 0;
  return (
    <BottomBar position={{ ...position, label: "Labelled in this queue" }} save={save}>
      <Tooltip
        side="top"
        label={
          undoable
            ? `Reopens item ${undo.item}, for another ${minutes === 1 ? "minute" : `${minutes} minutes`}`
            : "There is no label to reopen"
        }
      >
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden="true" />}
          kbd={keys["annotate.undo"]}
          aria-disabled={!undoable || undefined}
          onClick={onUndo}
        >
          Undo last
        </Button>
      </Tooltip>
      <Button variant="ghost" icon={<Flag aria-hidden="true" />} kbd={keys["annotate.flag"]} onClick={onFlag}>
        Flag
      </Button>
      <Button icon={<SkipForward aria-hidden="true" />} kbd={keys["annotate.skip"]} onClick={onSkip}>
        Skip<span className="-ml-1 max-wide:hidden"> with a reason</span>
      </Button>
      <Button
        variant="primary"
        size="lg"
        className="ml-2"
        busy={busy}
        kbd={keys["annotate.submit"]}
        onClick={onSubmit}
      >
        {submitVerb ?? "Submit label"}
      </Button>
    </BottomBar>
  );
}

/** Whole minutes until a moment, counted on while the page is open; null before the browser knows the time. */
function useMinutesLeft(until: number | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null || now === null ? null : Math.max(0, Math.ceil((until - now) / 60_000));
}
