"use client";

import { useEffect, useState } from "react";
import type { StudyPlan } from "@/lib/studies/schema";
import type { StudyPreview } from "./preview-facts";

/** A pause in typing after which the preview is asked for. */
const pause = 350;

/** The preview of a plan, asked for anew when the plan changes; the last one stays in sight meanwhile. */
export function usePreview(
  plan: StudyPlan | null,
  load: (plan: StudyPlan, signal: AbortSignal) => Promise<StudyPreview>,
): { preview: StudyPreview | null; busy: boolean; problem: string | null } {
  const [state, setState] = useState<{ preview: StudyPreview | null; problem: string | null; of: string }>({
    preview: null,
    problem: null,
    of: "",
  });
  // The name has no say in what is drawn.
  const wanted = plan ? JSON.stringify({ ...plan, name: "preview" }) : "";
  useEffect(() => {
    if (wanted === "") return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      load(JSON.parse(wanted), abort.signal).then(
        (preview) => !abort.signal.aborted && setState({ preview, problem: null, of: wanted }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          const problem = error instanceof Error ? error.message : String(error);
          setState((old) => ({ ...old, problem, of: wanted }));
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, load]);
  return { preview: state.preview, busy: wanted !== "" && state.of !== wanted, problem: state.problem };
}
