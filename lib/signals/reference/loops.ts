import type { Call } from "../calls";
import { callPlace, type Finding } from "../hit";
import type { ReferenceDetector, ReferenceView } from "./view";

const f32 = Math.fround;
const minimumRun = 3;
const minimumCycles = 3;
const longestPeriod = 5;

type Span = [first: number, last: number];

/** Maximal runs of at least three neighbouring calls that are alike. */
function runs(calls: readonly Call[], alike: (a: Call, b: Call) => boolean): Span[] {
  const found: Span[] = [];
  let first = 0;
  for (let end = 1; end <= calls.length; end++) {
    if (end < calls.length && alike(calls[first]!, calls[end]!)) continue;
    if (end - first >= minimumRun) found.push([first, end - 1]);
    first = end;
  }
  return found;
}

function finding(
  view: ReferenceView,
  kind: "retry" | "parameter_drift" | "oscillation",
  [first, last]: Span,
  snippet: string,
  confidence: number,
  metadata: Record<string, unknown>,
): Finding {
  const call = view.calls[first]!;
  return {
    type: `execution.loops.${kind}`,
    row: call.row,
    snippet,
    confidence: f32(confidence),
    explain: {
      rule: kind,
      matched: `${last - first + 1} calls`,
      range: null,
      call: callPlace(view.rows, call.row, call.name),
    },
    metadata: {
      ...metadata,
      start_index: view.rows[call.row]!.message,
      end_index: view.rows[view.calls[last]!.row]!.message,
      loop_type: kind,
    },
  };
}

function retries(view: ReferenceView): [Span, Finding][] {
  const spans = runs(view.calls, (a, b) => a.name === b.name && a.args.identity === b.args.identity);
  return spans.map((span) => {
    const { name } = view.calls[span[0]]!;
    const count = span[1] - span[0] + 1;
    const text = `Tool '${name}' called ${count} times with identical arguments`;
    return [span, finding(view, "retry", span, text, 0.95, { tool_name: name, call_count: count })];
  });
}

function drifts(view: ReferenceView, taken: readonly Span[]): Finding[] {
  return runs(view.calls, (a, b) => a.name === b.name).flatMap((span) => {
    const calls = view.calls.slice(span[0], span[1] + 1);
    const variations = new Set(calls.map((call) => call.args.text)).size;
    const touches = taken.some(([first, last]) => first <= span[1] && span[0] <= last);
    if (variations < 2 || touches) return [];
    const { name } = calls[0]!;
    const text = `Tool '${name}' called ${calls.length} times with ${variations} different argument variations`;
    const metadata = { tool_name: name, call_count: calls.length, variation_count: variations };
    return [finding(view, "parameter_drift", span, text, 0.85, metadata)];
  });
}

/** Number of times the `period` names from `start` on follow each other. */
function cycles(calls: readonly Call[], start: number, period: number): number {
  let end = start + period;
  while (end < calls.length && calls[end]!.name === calls[end - period]!.name) end++;
  return Math.floor((end - start) / period);
}

function oscillationSpans(calls: readonly Call[]): { span: Span; period: number; count: number }[] {
  const found: { span: Span; period: number; count: number }[] = [];
  let start = 0;
  while (start + 2 * minimumCycles <= calls.length) {
    let next = start + 1;
    for (let period = 2; period <= longestPeriod; period++) {
      const names = new Set(calls.slice(start, start + period).map((call) => call.name));
      const count = names.size < 2 ? 0 : cycles(calls, start, period);
      if (count < minimumCycles) continue;
      const end = start + count * period;
      found.push({ span: [start, end - 1], period, count });
      next = end - period;
      break;
    }
    start = next;
  }
  return found;
}

function oscillations(view: ReferenceView): Finding[] {
  const spans = oscillationSpans(view.calls).sort(
    (a, b) => a.span[0] - b.span[0] || b.span[1] - b.span[0] - (a.span[1] - a.span[0]),
  );
  let lastEnd = -1;
  return spans.flatMap(({ span, period, count }) => {
    if (span[0] <= lastEnd) return [];
    lastEnd = span[1];
    const pattern = view.calls.slice(span[0], span[0] + period).map((call) => call.name);
    const text = `Oscillation pattern [${pattern.join(" → ")}] repeated ${count} times`;
    return [finding(view, "oscillation", span, text, 0.9, { pattern, cycle_count: count })];
  });
}

/** Retries, drifts, oscillations over the calls alone; results and texts between them are invisible. */
export const referenceLoops: ReferenceDetector = (view) => {
  if (view.calls.length < minimumRun) return [];
  const retried = retries(view);
  const spans = retried.map(([span]) => span);
  return [...retried.map(([, found]) => found), ...drifts(view, spans), ...oscillations(view)];
};
