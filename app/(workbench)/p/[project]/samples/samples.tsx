"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { call } from "@/app/call";
import { NewStudy } from "@/components/study/new-study";
import type { StudyPreview } from "@/components/study/preview-facts";
import type { StudyPlan } from "@/lib/studies/schema";

type SamplesProps = { project: string; analysed: number; domains: { value: string; n: number }[] };

/** The form of a new study with the server behind it. */
export function Samples({ project, analysed, domains }: SamplesProps) {
  const router = useRouter();
  const preview = useCallback(
    (plan: StudyPlan, signal: AbortSignal) => call<StudyPreview>(project, "preview-study", plan, signal),
    [project],
  );
  return (
    <NewStudy
      analysed={analysed}
      domains={domains}
      preview={preview}
      create={async (plan) => {
        const study = await call<{ id: string }>(project, "create-study", plan);
        router.push(`/p/${project}/studies/${study.id}`);
      }}
    />
  );
}
