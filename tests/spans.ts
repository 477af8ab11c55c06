/** Spans of agents as OTLP/JSON, for tests. */

export const traceId = (n: number): string => n.toString(16).padStart(32, "0");
export const spanId = (n: number): string => n.toString(16).padStart(16, "0");

interface Turn {
  trace: number;
  span: number;
  /** Seconds after a fixed beginning. */
  at: number;
  conversation?: string;
  said: readonly (readonly [role: string, text: string])[];
  answer: string;
}

const message = (role: string, text: string) => ({ role, parts: [{ type: "text", content: text }] });

/** A span of one model call by the GenAI conventions. */
export function chatSpan({ trace, span, at, conversation, said, answer }: Turn) {
  const start = 1_760_000_000_000_000_000n + BigInt(at) * 1_000_000_000n;
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.request.model": "shop-1",
    "gen_ai.input.messages": JSON.stringify(said.map(([role, text]) => message(role, text))),
    "gen_ai.output.messages": JSON.stringify([message("assistant", answer)]),
    ...(conversation ? { "gen_ai.conversation.id": conversation } : {}),
  };
  return {
    traceId: traceId(trace),
    spanId: spanId(span),
    name: "chat shop-1",
    kind: 3,
    startTimeUnixNano: String(start),
    endTimeUnixNano: String(start + 500_000_000n),
    attributes: Object.entries(attributes).map(([key, stringValue]) => ({ key, value: { stringValue } })),
  };
}

/** A request with these spans. */
export const request = (...spans: unknown[]): string =>
  JSON.stringify({ resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ spans }] }] });
