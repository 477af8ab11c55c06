import type { LabelSchema } from "@/lib/annotations/schema";
import type { StudyPlan, StudyReport } from "@/lib/studies/schema";

/** Everything that the page of a study shows. */
export interface StudyFacts {
  study: {
    id: string;
    name: string;
    status: string;
    pool_hash: string;
    pool_size: number;
    created_at: Date;
    closed_at: Date | null;
  };
  plan: StudyPlan;
  schema: LabelSchema;
  queue: { id: string; item_count: number; k: number; labels: number; complete_items: number };
  report: StudyReport;
}
