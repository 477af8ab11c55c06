import type { OutcomeName } from "@/lib/queues/pool-filter";

/** Outcomes in running text. */
export const outcomeWords: Record<OutcomeName, string> = {
  failed: "failed",
  success: "successful",
  unknown: "unknown",
};

/** Outcomes as labels. */
export const outcomeTitles: Record<OutcomeName, string> = {
  failed: "Failed",
  success: "Successful",
  unknown: "Unknown",
};

/** What the figure's stored number means: failed, successful, or nobody said. */
export const successOf = (outcome: number): boolean | null => (outcome === 2 ? null : outcome === 1);
