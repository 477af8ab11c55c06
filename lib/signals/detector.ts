import type { Finding } from "./hit";
import type { ReportWarning, TurnMetrics } from "./report";

/** What a profile finds in a conversation; findings in the order of the report. */
export interface Detection {
  findings: Finding[];
  metrics: TurnMetrics;
  warnings: ReportWarning[];
}
