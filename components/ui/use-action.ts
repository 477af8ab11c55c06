"use client";

import { useCallback, useState } from "react";

/**
 * Runs one thing at a time for a form or a button: whether it runs, and the words of its refusal until the next try.
 * `run` gives true when the work was done.
 */
export function useAction(): {
  busy: boolean;
  problem: string | null;
  run: (work: () => Promise<void>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, problem, run };
}
