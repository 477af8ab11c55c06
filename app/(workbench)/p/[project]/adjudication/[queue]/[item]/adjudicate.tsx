"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { call } from "@/app/call";
import { AdjudicateScreen } from "@/components/adjudication/adjudicate-screen";
import type { BlindLabel } from "@/components/adjudication/labels-side-by-side";
import type { Consensus } from "@/lib/annotations/adjudication";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { Step } from "@/lib/trajectories/schema";

type AdjudicateProps = {
  project: string;
  queue: string;
  item: number;
  schema: LabelSchema;
  trajectory: { id: string; total: number; steps: Step[] };
  labels: BlindLabel[];
  consensus: Consensus[];
};

export function Adjudicate({ project, queue, item, schema, trajectory, labels, consensus }: AdjudicateProps) {
  const router = useRouter();
  return (
    <AdjudicateScreen
      item={item}
      schema={schema}
      steps={trajectory.steps}
      total={trajectory.total}
      loadChunk={(first) => call<Step[]>(project, "read-trajectory-steps", { id: trajectory.id, first })}
      labels={labels}
      consensus={consensus}
      decide={async (decision) => {
        await call(project, "adjudicate-item", { queue, item, ...decision });
        toast.success("Decided. The decision is in force; you can decide again.");
        router.refresh();
      }}
    />
  );
}
