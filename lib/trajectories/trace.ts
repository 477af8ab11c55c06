import { toolDefinitions } from "./chat-message";
import { hashId } from "./content-hash";
import type { NormaliseContext, Normalised } from "./format";
import { TrajectoryDraft } from "./normalize";
import { asArray } from "./plain-values";
import { inTimeOrder, timeKey, type Span } from "./span";
import { converses, repeats, TraceConversation } from "./trace-conversation";

/** One trajectory per trace, in the order in which the traces are met. */
export function tracesOf(
  format: string,
  spans: readonly Span[],
  context: NormaliseContext,
  finish: (draft: TrajectoryDraft, spans: Span[]) => void = () => undefined,
): Normalised[] {
  const traces = new Map<string, Span[]>();
  for (const span of spans) {
    const trace = traces.get(span.trace);
    if (trace) trace.push(span);
    else traces.set(span.trace, [span]);
  }
  return [...traces].map(([id, given]) => {
    const members = located(given);
    const draft = traceDraft(format, id, [members], context);
    finish(draft, members);
    const records = [...new Set(members.map((span) => span.record))];
    return { kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records };
  });
}

/** In a trace that is spread over records a pointer begins with the number of the record. */
function located(spans: Span[]): Span[] {
  if (spans.every((span) => span.record === spans[0]!.record)) return spans;
  return spans.map((span) => ({ ...span, pointer: `/${span.record.raw.number}${span.pointer}` }));
}

/**
 * What spans tell as one trajectory. Several traces may be one conversation: a trace that repeats what was said in
 * those before it tells of all of them, any other one goes on where they ended.
 *
 * @param traces the spans by trace, at least one
 */
export function traceDraft(
  format: string,
  id: string,
  traces: readonly (readonly Span[])[],
  context: NormaliseContext,
): TrajectoryDraft {
  const members = traces.flat();
  const parts = traces.map((trace) => withoutRepeats(inTimeOrder(trace)));
  const spans = inTimeOrder(parts.flat());
  const first = spans[0]!;
  const draft = new TrajectoryDraft(format, first.record, context);
  draft.externalId = id;
  readHead(draft, spans);
  for (const warning of structureWarnings(parts, members.length))
    draft.warn(warning.code, warning.pointer, warning.detail);
  for (const part of told(parts)) new TraceConversation(draft, part).write();
  if (draft.length === 0) draft.warn("content_not_recorded", null);
  draft.extra.spans = spans.map(
    ({ id: span, parent, name, kind, start, end, error, attributes, pointer }) => ({
      id: span,
      parent,
      name,
      kind,
      start: start.at,
      end: end.at,
      error,
      pointer,
      attributes,
    }),
  );
  return draft;
}

/**
 * Traces in time order, put together where they tell one thing: a trace that repeats an earlier one takes that and all
 * after it along, and one without a conversation of its own (a tool's, a step's) belongs to its neighbour.
 */
function told(traces: readonly Span[][]): Span[][] {
  const starts = traces.map((spans) => ({ spans, at: timeKey(spans[0]!.start) }));
  starts.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const parts: Span[][] = [];
  for (const { spans } of starts) {
    const silent = parts.length > 0 && (!converses(spans) || !converses(parts.at(-1)!));
    const from = silent ? parts.length - 1 : parts.findLastIndex((part) => repeats(part, spans));
    const taken = from < 0 ? [] : parts.splice(from);
    parts.push(taken.length === 0 ? spans : inTimeOrder([...taken.flat(), ...spans]));
  }
  return parts;
}

/** A span that was exported twice counts once. */
function withoutRepeats(spans: readonly Span[]): Span[] {
  const seen = new Set<string>();
  return spans.filter((span) => {
    const key = `${span.id} ${span.name} ${timeKey(span.start)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function structureWarnings(traces: readonly (readonly Span[])[], given: number) {
  const spans = traces.flat();
  const ids = new Set(spans.map((span) => span.id));
  const warnings: { code: string; pointer: string | null; detail?: string }[] = [];
  if (spans.length < given)
    warnings.push({ code: "duplicate_span", pointer: null, detail: String(given - spans.length) });
  if (ids.size < spans.length)
    warnings.push({ code: "duplicate_span_id", pointer: null, detail: String(spans.length - ids.size) });
  const lost = spans.filter((span) => span.parent !== null && !ids.has(span.parent));
  if (lost.length > 0)
    warnings.push({ code: "span_parent_missing", pointer: lost[0]!.pointer, detail: String(lost.length) });
  for (const trace of traces) {
    const roots = trace.filter((span) => span.parent === null);
    if (roots.length > 1)
      warnings.push({ code: "several_roots", pointer: roots[1]!.pointer, detail: String(roots.length) });
  }
  return warnings;
}

function readHead(draft: TrajectoryDraft, spans: readonly Span[]): void {
  const first = spans[0]!;
  draft.createdAt(first.start.at, `${first.pointer}`, first.start);
  draft.session = { id: spans.find((span) => span.session !== null)?.session ?? null, index: null };
  draft.userId = spans.find((span) => span.user !== null)?.user ?? null;
  draft.tools = toolDefinitions(spans.findLast((span) => asArray(span.tools).length > 0)?.tools);
  const name = spans.find((span) => span.agent !== null)?.agent ?? null;
  const model = spans.findLast((span) => span.kind === "llm" && span.model !== null)?.model ?? null;
  draft.agents = [{ id: "assistant", kind: "agent", name, model, params: {} }];
  const root = spans.find((span) => span.parent === null) ?? first;
  const calls = leafCalls(spans);
  // A gateway's root may end well over a call that failed; without any answer that failure is the end.
  const answered = calls.some((span) => span.output !== null);
  draft.outcome.error =
    root.error ?? (answered ? null : (spans.findLast((span) => span.error)?.error ?? null));
  draft.usage.input_tokens = sum(calls.map((span) => span.tokens.input));
  draft.usage.output_tokens = sum(calls.map((span) => span.tokens.output));
  draft.usage.cost = sum(calls.map((span) => span.cost));
  if (draft.usage.cost !== null) draft.usage.currency = "USD";
  const ends = spans.flatMap((span) => (span.end.at === null ? [] : [Date.parse(span.end.at)]));
  if (first.start.at !== null && ends.length > 0)
    draft.usage.duration_ms = Math.max(...ends) - Date.parse(first.start.at);
}

/** Null when nobody counted. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
}

/** Model calls, of which a wrapper and its inner call are one. */
function leafCalls(spans: readonly Span[]): Span[] {
  const calls = spans.filter((span) => span.kind === "llm");
  const parents = new Set(calls.map((span) => span.parent));
  return calls.filter((span) => !parents.has(span.id));
}
