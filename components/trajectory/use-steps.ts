"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { Step } from "@/lib/trajectories/schema";
import { addRun, rowsOf, type Row, type Run } from "./step-runs";

type UseSteps = {
  rows: Row[];
  steps: Step[];
  /** Fetches the chunk that begins at this step, once; a failed chunk can be asked for again. */
  load: (first: number) => void;
  failed: ReadonlySet<number>;
};

/** The steps of a trajectory, of which only some may be here: the rest is fetched when it comes into sight. */
export function useSteps(
  initial: readonly Step[],
  total: number,
  loadChunk: ((first: number) => Promise<Step[]>) | undefined,
): UseSteps {
  const [runs, setRuns] = useState<Run[]>(() => addRun([], initial));
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const asked = useRef(new Set<number>());
  const load = useCallback(
    (first: number) => {
      if (!loadChunk || asked.current.has(first)) return;
      asked.current.add(first);
      setFailed((known) => without(known, first));
      loadChunk(first).then(
        (steps) => setRuns((known) => addRun(known, steps)),
        () => {
          asked.current.delete(first);
          setFailed((known) => new Set(known).add(first));
        },
      );
    },
    [loadChunk],
  );
  const chunk = Math.max(1, initial.length);
  const rows = useMemo(() => rowsOf(runs, loadChunk ? total : 0, chunk), [runs, loadChunk, total, chunk]);
  const steps = useMemo(() => runs.flat(), [runs]);
  return { rows, steps, load, failed };
}

function without(set: ReadonlySet<number>, value: number): ReadonlySet<number> {
  if (!set.has(value)) return set;
  const copy = new Set(set);
  copy.delete(value);
  return copy;
}
