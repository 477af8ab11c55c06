import type { LabelSchema } from "@/lib/annotations/schema";
import type { LoggedDeviation } from "@/lib/studies/deviation";
import type { StudyPlan, StudyReport } from "@/lib/studies/schema";

/** What the figures of a report are drawn from. */
export interface ReportFacts {
  plan: StudyPlan;
  schema: LabelSchema;
  report: StudyReport;
}

/** Everything that the page of a study shows. */
export interface StudyFacts extends ReportFacts {
  study: {
    id: string;
    name: string;
    status: string;
    pool_hash: string;
    pool_size: number;
    created_at: Date;
    closed_at: Date | null;
  };
  queue: { id: string; item_count: number; k: number; labels: number; complete_items: number; skips: number };
  /** A queue for each version of the questions, oldest first. */
  rounds: {
    queue_id: string;
    schema_id: string;
    schema_version: number;
    status: string;
    created_at: Date;
    labels: number;
  }[];
  /** Chance of each eligible trajectory to be drawn, by sampler. */
  inclusion: { sampler: string; probability: number }[];
  deviations: LoggedDeviation[];
}
