import type { LabelSchema } from "@/lib/annotations/schema";
import type { LoggedDeviation } from "@/lib/studies/deviation";
import type { StudyPlan, StudyReport, WithheldPart } from "@/lib/studies/schema";

/** What the figures of a report are drawn from. */
export interface ReportFacts {
  plan: StudyPlan;
  schema: LabelSchema;
  report: StudyReport;
  /** Parts that are withheld from the reader, because they would tell of items on which they may have to decide blind. */
  withheld?: readonly WithheldPart[];
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

/** The same where all of the report may be withheld. */
export type PageFacts = Omit<StudyFacts, "report"> & { report: StudyReport | null };

/** Whether the report is there. */
export const isTold = (facts: PageFacts): facts is StudyFacts => facts.report !== null;
