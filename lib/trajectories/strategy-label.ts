import { asText } from "./plain-values";

const families: Record<string, readonly string[]> = {
  "Progress Update": [
    "Tool Execute",
    "Parallel Tools",
    "Multi-Step Update",
    "Silent Execution",
    "Error Recovery",
  ],
  "Clarify First": ["Clarify First"],
  "Alignment Check": ["Alignment Check", "Decision Support"],
  "Direct Answer": ["Direct Answer"],
};

export interface StrategyLabel {
  family: string | null;
  sub: string | null;
  /** Said by the source, never by an expert here. */
  origin: "source";
}

/** The interaction strategy that a source names: a family, one of its strategies, or both. */
export function strategyLabel(strategy: unknown, sub: unknown): StrategyLabel | null {
  const family = asText(strategy);
  const named = asText(sub);
  if (family === null && named === null) return null;
  if (family !== null && !Object.hasOwn(families, family)) {
    const parent = Object.keys(families).find((key) => families[key]!.includes(family));
    if (parent) return { family: parent, sub: named ?? family, origin: "source" };
  }
  return { family, sub: named, origin: "source" };
}
