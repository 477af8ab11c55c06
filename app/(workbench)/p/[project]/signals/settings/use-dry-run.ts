"use client";

import { useCallback, useRef, useState } from "react";
import { call } from "@/app/call";
import type { Tried, TriedTrajectory } from "@/components/signal/settings/dry-run";
import type { SignalConfig } from "@/lib/signals/config";

/** On which trajectories a change is tried. */
export interface TryOn {
  how: "newest" | "sample";
  size: number;
  seed: string;
}

/** As many as the server takes at once, and few enough that the bar moves. */
const step = 50;

const wordsOf = ({ how, seed }: TryOn, n: number): string =>
  how === "newest" ? `the ${n} newest` : `a sample of ${n} (seed ${seed})`;

/** Tries settings step by step; nothing is saved. `tried` belongs to the settings `of`, as JSON. */
export function useDryRun(project: string) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [of, setOf] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);

  const start = useCallback(
    async (config: SignalConfig, on: TryOn) => {
      const own = new AbortController();
      stop.current?.abort();
      stop.current = own;
      setOf(JSON.stringify(config));
      setTried(null);
      setProblem(null);
      setRunning(true);
      try {
        const { ids } = await call<{ ids: string[] }>(project, "pick-trajectories", on, own.signal);
        const what = wordsOf(on, ids.length);
        let changed: TriedTrajectory[] = [];
        let done = 0;
        setTried({ tried: 0, of: ids.length, what, changed });
        for (let at = 0; at < ids.length; at += step) {
          const found = await call<{ tried: number; changed: TriedTrajectory[] }>(
            project,
            "try-signal-config",
            { config, trajectory_ids: ids.slice(at, at + step) },
            own.signal,
          );
          changed = [...changed, ...found.changed];
          done += found.tried;
          setTried({ tried: done, of: ids.length, what, changed });
        }
      } catch (error) {
        if (!own.signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        if (stop.current === own) setRunning(false);
      }
    },
    [project],
  );
  const cancel = useCallback(() => stop.current?.abort(), []);
  return { tried, of, running, problem, start, cancel };
}
