import type { Branch, JudgeVerdict } from "./schema";

/** The two filters of the dual filter; a candidate joins the reference set when either passes it. */
export const filters = ["consistency", "utility"] as const;
export type Filter = (typeof filters)[number];

/** What each judge must say for its filter to pass. "Partially" is no pass. */
const passes: Record<Filter, string> = { consistency: "consistent", utility: "available" };

/** The filters that these verdicts pass; letter case and outer space don't matter. */
export const passedFilters = (verdicts: readonly JudgeVerdict[]): Set<Filter> =>
  new Set(
    verdicts
      .filter(({ judge, result }) => result.trim().toLowerCase() === passes[judge])
      .map(({ judge }) => judge),
  );

/** The branch that the passed filters make; names other than the two filters' count for nothing. */
export function branchOf(passed: ReadonlySet<string>): Branch {
  const [consistency, utility] = filters.map((filter) => passed.has(filter));
  if (consistency && utility) return "both";
  return consistency ? "consistency" : utility ? "utility" : "none";
}

/**
 * The groups under which candidates are counted. `consistency` and `utility` count every candidate that passed the
 * filter, so whoever passed both is in each of the two: that is the precision of a filter. The other three count
 * everyone once: that is what a filter adds alone.
 */
export const branchGroups = {
  consistency: ["consistency", "both"],
  utility: ["utility", "both"],
  consistency_only: ["consistency"],
  utility_only: ["utility"],
  both: ["both"],
} as const satisfies Record<string, readonly Branch[]>;
export type BranchGroup = keyof typeof branchGroups;
