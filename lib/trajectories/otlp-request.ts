import { elementParts, memberParts, type Part } from "./json-parts";
import { hexId, otlpAttributes } from "./otlp";
import { asArray, asJson, asText, isJson, type Json } from "./plain-values";

/** A span that came in a request, as a record of its own. */
export interface ArrivedSpan {
  trace_id: string;
  span_id: string;
  /** What its emitter calls the conversation that it belongs to (`gen_ai.conversation.id`). */
  conversation: string | null;
  /** One line of OTLP/JSON with this span alone under its resource and scope; every value as it was written. */
  line: string;
}

export interface TakenApart {
  spans: ArrivedSpan[];
  rejected: number;
  /** Why, with how often; each reason once. */
  reasons: { reason: string; n: number }[];
}

/** The longest id of a conversation that is kept whole. */
const longestId = 1000;

/**
 * Takes an OTLP/JSON request apart into its spans. One that can't be placed is rejected with a reason, the others stay.
 *
 * @param maxSpanBytes a span's line may be this long
 * @throws SyntaxError when the text is no JSON, or no request
 */
export function takeApart(text: string, maxSpanBytes: number): TakenApart {
  const request: unknown = JSON.parse(text);
  if (!isJson(request)) throw new SyntaxError("An object with resourceSpans was expected.");
  if (request.resourceSpans !== undefined && !Array.isArray(request.resourceSpans))
    throw new SyntaxError("resourceSpans should be a list.");
  const spans: ArrivedSpan[] = [];
  const reasons = new Map<string, number>();
  for (const { value, lineOf } of spansOf(text, request)) {
    const read = readSpan(value);
    const line = typeof read === "string" ? "" : lineOf();
    const reason =
      typeof read === "string" ? read : line.length > maxSpanBytes ? "the span is too large" : null;
    if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    else if (typeof read !== "string") spans.push({ ...read, line });
  }
  return {
    spans,
    rejected: [...reasons.values()].reduce((sum, n) => sum + n, 0),
    reasons: [...reasons].map(([reason, n]) => ({ reason, n })),
  };
}

function readSpan(value: unknown): Omit<ArrivedSpan, "line"> | string {
  if (!isJson(value)) return "a span is an object";
  const trace_id = hexId(value.traceId).toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(trace_id) || /^0+$/.test(trace_id))
    return "traceId is 32 hexadecimal digits, not all 0";
  const span_id = hexId(value.spanId).toLowerCase();
  if (!/^[0-9a-f]{16}$/.test(span_id) || /^0+$/.test(span_id))
    return "spanId is 16 hexadecimal digits, not all 0";
  const told = asText(otlpAttributes(value.attributes)["gen_ai.conversation.id"])?.trim();
  return { trace_id, span_id, conversation: told ? told.slice(0, longestId) : null };
}

/** The lists of an entry by their names today and in older exporters. */
const scopeLists = ["scopeSpans", "instrumentationLibrarySpans"];

/** Every span of a request with its value and a way to its exact text. */
function* spansOf(text: string, request: Json): Generator<{ value: unknown; lineOf: () => string }> {
  if (asArray(request.resourceSpans).length === 0) return;
  const top = memberParts(text, text.search(/\S/)).get("resourceSpans")!;
  const resources = elementParts(text, top[0]);
  for (const [r, resource] of asArray(request.resourceSpans).entries()) {
    const scopesKey = scopeLists.find((name) => name in asJson(resource));
    if (!isJson(resource) || !scopesKey || !Array.isArray(resource[scopesKey])) continue;
    const members = memberParts(text, resources[r]![0]);
    const scopes = elementParts(text, members.get(scopesKey)![0]);
    for (const [s, scope] of asArray(resource[scopesKey]).entries()) {
      if (!isJson(scope) || !Array.isArray(scope.spans)) continue;
      const inner = memberParts(text, scopes[s]![0]);
      const spans = elementParts(text, inner.get("spans")![0]);
      for (const [i, value] of scope.spans.entries()) {
        const around = (parts: Map<string, Part>, key: string, held: string) =>
          objectText(text, parts, key, held);
        yield {
          value,
          lineOf: () => {
            const span = text.slice(...spans[i]!);
            const entry = around(members, scopesKey, `[${around(inner, "spans", `[${span}]`)}]`);
            return oneLine(`{"resourceSpans":[${entry}]}`);
          },
        };
      }
    }
  }
}

/** The object again, with something else under one key. */
function objectText(text: string, parts: ReadonlyMap<string, Part>, key: string, held: string): string {
  const members = [...parts].map(
    ([name, part]) => `${JSON.stringify(name)}:${name === key ? held : text.slice(...part)}`,
  );
  return `{${members.join(",")}}`;
}

/** JSON has line breaks only between tokens, where a space says the same. */
const oneLine = (json: string): string => json.replace(/[\r\n]+/g, " ");
