import type { Evidence } from "@/lib/annotations/schema";
import type { Signal } from "@/lib/signals/report";
import { readType } from "../signal/layer";
import type { TextMark } from "./text-pieces";

/** What points at one step: stretches of its text, labels of evidence on the whole step, hits. */
export type StepMarks = { text: TextMark[]; labels: string[]; signals: Signal[] };

export const noMarks: StepMarks = { text: [], labels: [], signals: [] };

/** The label of the evidence at a place in the list: E1, E2, … */
export const evidenceLabel = (index: number) => `E${index + 1}`;

/** Everything that points into a trajectory, by step. */
export function marksByStep(
  evidence: readonly Evidence[],
  signals: readonly Signal[],
): Map<number, StepMarks> {
  const byStep = new Map<number, StepMarks>();
  const of = (step: number) => {
    const known = byStep.get(step) ?? { text: [], labels: [], signals: [] };
    byStep.set(step, known);
    return known;
  };
  for (const signal of signals) {
    if (signal.step === undefined) continue;
    const marks = of(signal.step);
    marks.signals.push(signal);
    const range = signal.metadata.explain.range;
    if (range) marks.text.push({ start: range[0], end: range[1], tone: readType(signal.signal_type).shown });
  }
  evidence.forEach(({ step, range }, index) => {
    const label = evidenceLabel(index);
    if (range) of(step).text.push({ start: range[0], end: range[1], tone: "evidence", label });
    else of(step).labels.push(label);
  });
  return byStep;
}
