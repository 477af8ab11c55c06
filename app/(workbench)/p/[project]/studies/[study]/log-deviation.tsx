"use client";

import { useRouter } from "next/navigation";
import { call } from "@/app/call";
import { DeviationForm } from "@/components/study/deviation-form";

/** The form of deviations with the server behind it. */
export function LogDeviation({ project, study }: { project: string; study: string }) {
  const router = useRouter();
  return (
    <DeviationForm
      log={async (deviation) => {
        await call(project, "log-deviation", { study, ...deviation });
        router.refresh();
      }}
    />
  );
}
