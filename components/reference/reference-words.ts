import type { BranchGroup } from "@/lib/references/branch";
import type { RemarkKind } from "@/lib/references/candidate-remark";
import type { Branch, CandidateSource } from "@/lib/references/schema";

export const branchNames: Record<Branch, string> = {
  consistency: "Consistency branch",
  utility: "Utility branch",
  both: "Both branches",
  none: "Passed no filter",
};

export const groupNames: Record<BranchGroup, string> = {
  consistency: "Consistency",
  utility: "Utility",
  consistency_only: "Consistency only",
  utility_only: "Utility only",
  both: "Both filters",
};

export const sourceNames: Record<CandidateSource, string> = {
  offline_exploration: "Offline exploration",
  online_adaptation: "Online adaptation",
  other: "Other source",
};

export const remarkWords: Record<RemarkKind, string> = { flag: "Flagged", aside: "Put aside" };

/** "policy_and_process" → "Policy and process". */
export function wordsOf(key: string): string {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
