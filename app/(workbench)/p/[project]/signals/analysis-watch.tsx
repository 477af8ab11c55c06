"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { call } from "@/app/call";
import { AnalysisProgress, type AnalysisState } from "@/components/signal/analysis-progress";

const every = 1500;

/** Follows the analysis in the background, and loads the page's figures anew when it is done. */
export function AnalysisWatch({ project, given }: { project: string; given: AnalysisState }) {
  const router = useRouter();
  const [state, setState] = useState(given);
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setState(given);
  }
  const waiting = state.current < state.trajectories;
  useEffect(() => {
    if (!waiting) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const fresh = await call<AnalysisState>(project, "show-analysis-state", {}, stop.signal);
        setState(fresh);
        if (fresh.current >= fresh.trajectories) router.refresh();
      } catch {
        // The figures stay as they were; the next look tells.
      }
      if (!stop.signal.aborted) timer = setTimeout(look, every);
    };
    timer = setTimeout(look, every);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [project, waiting, router]);
  return <AnalysisProgress state={state} />;
}
