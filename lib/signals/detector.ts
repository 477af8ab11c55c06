import type { Finding } from "./hit";
import type { ReportWarning, TurnMetrics } from "./report";
import type { SignalType } from "./schema";
import type { View } from "./view";

/** Finds one leaf in a prepared conversation: one file a leaf, listed in detectors/index.ts. */
export interface Detector {
  type: SignalType;
  /** The findings in the order of their rows. */
  detect(view: View): Finding[];
}

/** What a profile finds in a conversation; findings in the order of the report. */
export interface Detection {
  findings: Finding[];
  metrics: TurnMetrics;
  warnings: ReportWarning[];
}
