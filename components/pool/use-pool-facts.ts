"use client";

import { useEffect, useState } from "react";
import type { PoolFacts } from "./pool-facets";

/** The counts beside the table. They are asked for once the rows are there, so that the rows don't wait for them. */
export function usePoolFacts(load: () => Promise<PoolFacts>): {
  facts: PoolFacts | null;
  problem: string | null;
} {
  const [facts, setFacts] = useState<PoolFacts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setFacts(found),
      (error: unknown) => wanted && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return { facts, problem };
}
