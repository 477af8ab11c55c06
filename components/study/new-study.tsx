"use client";

import { useCallback, useEffect, useState } from "react";
import type { StudyPlan } from "@/lib/studies/schema";
import { Button } from "../ui/button";
import { Note, ProblemNote } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { Skeleton } from "../ui/skeleton";
import { formatCount, formatPlural } from "../ui/format";
import { useAction } from "../ui/use-action";
import { PlanFields } from "./plan-fields";
import { firstForm, planOf, type PlanForm } from "./plan-form";
import type { StudyPreview } from "./preview-facts";
import { StudyPreviewFigures } from "./study-preview";
import { usePreview } from "./use-preview";

interface NewStudyProps {
  /** Analysed trajectories, which are the pool. */
  analysed: number;
  domains: readonly { value: string; n: number }[];
  preview: (plan: StudyPlan, signal: AbortSignal) => Promise<StudyPreview>;
  /** Draws, seals, opens the queue, and goes to the study. */
  create: (plan: StudyPlan) => Promise<void>;
}

const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new study: the plan at the left, what it would draw at the right. */
export function NewStudy({ analysed, domains, preview: load, create }: NewStudyProps) {
  const [form, setForm] = useState<PlanForm>(firstForm);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useAction();
  const change = useCallback((next: Partial<PlanForm>) => setForm((old) => ({ ...old, ...next })), []);
  // Drawn in the browser after the first paint: the server's page must not differ from it.
  useEffect(() => change({ seed: newSeed() }), [change]);

  const made = planOf(form);
  const named = planOf({ ...form, name: form.name || "preview" });
  const shown = usePreview("plan" in named ? named.plan : null, load);
  const problems = "problems" in made ? made.problems : {};
  // A missing name is only told when somebody tries to go on; wrong numbers at once.
  const { name: _, ...others } = problems;

  return (
    <div className="grid grid-cols-[minmax(0,400px)_minmax(0,1fr)] max-narrow:grid-cols-1">
      <form
        aria-label="Plan of the study"
        className="grid content-start gap-5 border-r border-line px-5 py-5 max-narrow:border-r-0 max-narrow:border-b max-narrow:px-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if ("plan" in made) void run(() => create(made.plan));
        }}
      >
        <PlanFields
          form={form}
          onChange={change}
          problems={tried ? problems : others}
          domains={domains}
          onNewSeed={() => change({ seed: newSeed() })}
        />
        <ProblemNote problem={problem} />
        <div className="flex items-center gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            Open the study
          </Button>
          <span className="meta">Fixes the plan, draws the samples and opens one blind queue.</span>
        </div>
      </form>
      <section aria-label="Preview" aria-busy={shown.busy} className="min-w-0 px-6 py-5 max-narrow:px-4">
        <PanelHead
          title="What this plan draws"
          note={
            shown.preview
              ? `from ${formatPlural(shown.preview.pool.size, "analysed trajectory", "analysed trajectories")}; nothing is stored yet`
              : `from ${formatCount(analysed)} analysed`
          }
        />
        <div className={shown.busy && shown.preview ? "mt-3 opacity-60" : "mt-3"}>
          {shown.problem ? (
            <Note tone="danger" live>
              {shown.problem}
            </Note>
          ) : shown.preview ? (
            <StudyPreviewFigures
              preview={shown.preview}
              reference={"plan" in named ? named.plan.reference : "random"}
            />
          ) : (
            <Skeleton className="h-[420px] w-full" />
          )}
        </div>
      </section>
    </div>
  );
}
