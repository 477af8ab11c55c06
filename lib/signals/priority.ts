import { groupsOf, type Report, type Severity } from "./report";
import { leafOf, type Use } from "./schema";

/** How much one category adds at severity 1, 2 and 3, by what its leaves are good for. */
const weights: Record<Use, readonly [number, number, number]> = {
  learning: [0.3, 0.5, 0.7],
  // Thanks and success find exemplars: worth a look, but after trouble of the same severity.
  exemplars: [0.1, 0.15, 0.2],
  // An outage teaches nothing about the agent.
  diagnosis: [0, 0, 0],
};

const weight = (use: Use, severity: Severity): number => (severity === 0 ? 0 : weights[use][severity - 1]!);

/**
 * How early a trajectory should be looked at, from 0 (no interaction or execution hit) to below 1. Each category with
 * hits adds its weight to what is left: 1 − ∏ (1 − weight), so that several mild kinds of trouble come near one severe
 * one and more hits never lower it. An order of reading, neither a measure of quality nor a probability.
 *
 * Example: misalignment at severity 2 and failure at severity 1 give 1 − 0.5 · 0.7 = 0.65.
 */
export function priorityOf(report: Report): number {
  const left = groupsOf(report).reduce((rest, { severity, signals }) => {
    const first = signals[0];
    return first ? rest * (1 - weight(leafOf(first.signal_type).use, severity)) : rest;
  }, 1);
  return 1 - left;
}

/** The highest severity among the categories that tell of trouble: all but satisfaction. */
export const troubleSeverity = (report: Report): Severity =>
  groupsOf(report).reduce<Severity>(
    (most, { category, severity }) => (category !== "satisfaction" && severity > most ? severity : most),
    0,
  );
