import type { SourceRecord } from "./format";
import type { Json } from "./plain-values";
import type { SourceTime } from "./source-time";

/** One span of a trace, whoever recorded it, with the parts of it that tell a conversation. */
export interface Span {
  id: string;
  trace: string;
  parent: string | null;
  name: string;
  kind: "llm" | "tool" | "agent" | "other";
  start: SourceTime;
  end: SourceTime;
  error: string | null;
  /** Chat messages that went in and came out, or null when they were not recorded. */
  input: Json[] | null;
  output: Json[] | null;
  tool: { name: string; id: string | null; arguments: unknown; result: unknown } | null;
  tools: unknown;
  model: string | null;
  agent: string | null;
  tokens: { input: number | null; output: number | null };
  cost: number | null;
  session: string | null;
  user: string | null;
  /** What the span says about its own conversation in words, when messages are missing. */
  told: { input: string | null; output: string | null };
  record: SourceRecord;
  pointer: string;
  /** Span fields that are nobody's: shown nowhere, kept in `extra`. */
  attributes: Json;
}

/** Something that a span notes at a moment. */
export interface SpanEvent {
  name: string;
  attributes: Json;
}

/** Orders times as texts: decimals are padded, so that 0.5 s comes after 0.123456 s. */
export function timeKey(time: SourceTime): string {
  if (time.at === null) return "";
  const [whole, fraction = ""] = time.at.slice(0, -1).split(".") as [string, string?];
  return `${whole}.${fraction.padEnd(9, "0")}`;
}

/** Spans by start; a parent comes before its child when both start together. */
export function inTimeOrder(spans: readonly Span[]): Span[] {
  const keys = new Map(spans.map((span) => [span, timeKey(span.start)]));
  return [...spans].sort((a, b) => {
    const [x, y] = [keys.get(a)!, keys.get(b)!];
    if (x !== y) return x < y ? -1 : 1;
    return a.id === b.parent ? -1 : b.id === a.parent ? 1 : 0;
  });
}
