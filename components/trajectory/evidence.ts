import type { Evidence } from "@/lib/annotations/schema";
import type { Step } from "@/lib/trajectories/schema";
import { selectedRange } from "./selection-range";
import { stepQuote, stepText } from "./step-text";

const quoteLimit = 2000;

/** Evidence from the reader's selection, which is then let go, or from the focused block's first step. */
export function readEvidence(
  root: Element | null,
  steps: readonly Step[],
  focused: readonly Step[],
): Evidence | null {
  const range = root ? selectedRange(root) : null;
  const step = range ? steps.find((one) => one.i === range.step) : focused[0];
  if (!step) return null;
  if (!range) return { step: step.i, range: null, quote: stepQuote(step) };
  root?.ownerDocument.getSelection()?.removeAllRanges();
  return trimmedEvidence(step, range.start, range.end);
}

/** Evidence on a stretch of a step's text, without the white space that a quick drag takes along. */
export function trimmedEvidence(step: Step, start: number, end: number): Evidence {
  const text = stepText(step).slice(start, end);
  const lead = text.length - text.trimStart().length;
  const from = start + (lead === text.length ? 0 : lead);
  const to = from + (text.trim().length || text.length);
  return {
    step: step.i,
    range: [from, to],
    quote: stepText(step).slice(from, Math.min(to, from + quoteLimit)),
  };
}
