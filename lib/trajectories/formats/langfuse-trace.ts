import { resultContent } from "../content-parts";
import type { Format, SourceRecord } from "../format";
import { chatMessages, unwrapped } from "../message-shapes";
import { asArray, asJson, asNumber, asText, isJson, omit, shownText, type Json } from "../plain-values";
import { readTime } from "../source-time";
import type { Span } from "../span";
import { tracesOf } from "../trace";

/** A trace downloaded from Langfuse: {trace, observations}; inputs and outputs are JSON inside strings. */
export const langfuseTrace: Format = {
  id: "langfuse-trace",
  family: "traces",
  title: "Langfuse traces",
  howTo:
    "JSON (or JSONL) of a trace with its observations, as Langfuse downloads it; one trajectory per trace.",
  recognise: ({ value }) => isTrace(value) || isRow(value) || isObservation(value),
  // Observations that were exported as a list of their own are put together by their trace.
  groupKey: ({ value }) => (isTrace(value) || isRow(value) ? null : ""),
  normalise(records, context) {
    const record = records[0]!;
    if (!isTrace(record.value) && !isRow(record.value))
      return tracesOf("langfuse-trace", records.flatMap(looseObservations), context);
    const value = asJson(record.value);
    const trace = isJson(value.trace) ? value.trace : value;
    return tracesOf("langfuse-trace", spansOf(record, trace), context, (draft) => {
      draft.session = { id: asText(trace.sessionId) ?? draft.session.id, index: null };
      draft.userId = asText(trace.userId) ?? draft.userId;
      draft.usage.cost ??= asNumber(trace.totalCost);
      if (draft.usage.cost !== null) draft.usage.currency = "USD";
      draft.outcome.annotations =
        asArray(trace.scores).length > 0 ? asArray(trace.scores) : asArray(asJson(record.value).scores);
      Object.assign(
        draft.extra,
        omit(trace, ["id", "sessionId", "userId", "input", "output", "scores", "observations", "timestamp"]),
      );
    });
  },
};

/** The download {trace, observations}, or the trace object of the API with its observations inside. */
function isTrace(value: unknown): value is Json {
  if (!isJson(value) || !Array.isArray(value.observations)) return false;
  if (isJson(value.trace)) return true;
  const known = ["sessionId", "userId", "htmlPath", "latency"].some((key) => key in value);
  return (
    "timestamp" in value &&
    (value.observations.some(isObservation) || (known && value.observations.length === 0))
  );
}

const rowMembers = [
  ...["sessionId", "userId", "htmlPath", "latency", "totalCost", "bookmarked", "observationCount"],
  ...["public", "release", "environment"],
];

/** A trace as lists and table exports give it: input and output, its observations only named or counted. */
function isRow(value: unknown): value is Json {
  if (!isJson(value) || !["id", "timestamp", "name"].every((key) => key in value)) return false;
  const told = ("input" in value || "output" in value) && !("messages" in value);
  return told && rowMembers.filter((key) => key in value).length >= 3;
}

const observationTypes = [
  ...[
    "SPAN",
    "GENERATION",
    "EVENT",
    "AGENT",
    "TOOL",
    "CHAIN",
    "RETRIEVER",
    "EVALUATOR",
    "EMBEDDING",
    "GUARDRAIL",
  ],
];

function isObservation(value: unknown): boolean {
  return (
    isJson(value) &&
    "traceId" in value &&
    "startTime" in value &&
    observationTypes.includes(String(value.type))
  );
}

function looseObservations(record: SourceRecord): Span[] {
  const value = asJson(record.value);
  return [observation(value, asText(value.traceId) ?? "", record, "")];
}

function spansOf(record: SourceRecord, trace: Json): Span[] {
  const id = asText(trace.id) ?? "";
  const spans = asArray(asJson(record.value).observations)
    .filter(isJson)
    .map((item, i) => observation(item, id, record, `/observations/${i}`));
  // The trace itself is the root: it tells input and output when no observation does.
  const root = observation(
    { ...trace, id: `trace:${id}`, type: "SPAN", startTime: trace.timestamp, endTime: null, metadata: null },
    id,
    record,
    isJson(asJson(record.value).trace) ? "/trace" : "",
  );
  const ids = new Set(spans.map((span) => span.id));
  for (const span of spans) if (span.parent === null || !ids.has(span.parent)) span.parent = root.id;
  return [root, ...spans];
}

function observation(given: Json, trace: string, record: SourceRecord, pointer: string): Span {
  const metadata = asJson(unwrapped(given.metadata));
  const attributes = { ...asJson(metadata.attributes), ...asJson(metadata.resourceAttributes) };
  const input = unwrapped(given.input);
  const output = unwrapped(given.output);
  const kind = kindOf(given, attributes, output);
  const said = { input: tell(input, "user"), output: tell(output, "assistant") };
  return {
    id: asText(given.id) ?? "",
    trace,
    parent: asText(given.parentObservationId),
    name: asText(given.name) ?? "",
    kind,
    start: readTime(given.startTime),
    end: readTime(given.endTime),
    error: given.level === "ERROR" ? (asText(given.statusMessage) ?? "error") : null,
    input: kind === "llm" && filled(input) ? toolsApart(chatMessages(input, "user")) : null,
    output: kind === "llm" && filled(output) ? chatMessages(output, "assistant") : null,
    tool: kind === "tool" ? toolOf(given, attributes, input, output) : null,
    tools: asJson(input).tools ?? null,
    model: asText(given.model) ?? asText(given.internalModel),
    agent: kind === "agent" ? asText(given.name) : null,
    tokens: {
      input: asNumber(asJson(given.usageDetails).input ?? given.inputUsage),
      output: asNumber(asJson(given.usageDetails).output ?? given.outputUsage),
    },
    cost: asNumber(given.totalCost ?? asJson(given.costDetails).total),
    session: asText(attributes["session.id"]) ?? asText(attributes["gen_ai.conversation.id"]),
    user: asText(attributes["user.id"]) ?? null,
    told: kind === "llm" || kind === "tool" ? { input: null, output: null } : said,
    record,
    pointer,
    attributes: omit(given, [
      "input",
      "output",
      "observations",
      "scores",
      "id",
      "traceId",
      "parentObservationId",
      "name",
      "startTime",
      "endTime",
      "model",
      "usageDetails",
    ]),
  };
}

function filled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "" && value !== "None";
}

const kinds: Record<string, Span["kind"]> = { GENERATION: "llm", TOOL: "tool", AGENT: "agent" };

function kindOf(given: Json, attributes: Json, output: unknown): Span["kind"] {
  const typed = kinds[asText(given.type) ?? ""];
  if (typed) return typed;
  const inference = asText(attributes["openinference.span.kind"])?.toLowerCase();
  if (inference === "tool" || "gen_ai.tool.name" in attributes) return "tool";
  if (isJson(output) && output.type === "tool") return "tool";
  return "other";
}

/** LangChain lists the declared tools among the input messages. */
function toolsApart(messages: Json[] | null): Json[] | null {
  return (
    messages?.filter(
      (message) =>
        !(message.role === "tool" && isJson(message.content) && message.content.type === "function"),
    ) ?? null
  );
}

function toolOf(given: Json, attributes: Json, input: unknown, output: unknown): Span["tool"] {
  const message = isJson(output) && output.type === "tool" ? output : null;
  const named = asText(message?.name) ?? asText(attributes["gen_ai.tool.name"]);
  const answer =
    isJson(output) && Array.isArray(output.content) ? resultContent(output.content).text : output;
  // Some tracers wrap the arguments once more.
  const inner = asJson(input).input;
  return {
    name: named ?? (asText(given.name) ?? "").replace(/^execute_tool /, ""),
    id: asText(message?.tool_call_id) ?? asText(attributes["gen_ai.tool.call.id"]),
    arguments: isJson(inner) && Object.keys(asJson(input)).length === 1 ? inner : input,
    result: message ? message.content : answer,
  };
}

/** The words of an input or output that is no message list, or of its last message. */
function tell(value: unknown, role: "user" | "assistant"): string | null {
  if (!filled(value)) return null;
  if (typeof value === "string") return value;
  const messages = chatMessages(value, role);
  const found = messages?.findLast(
    (message) => message.role === role || (role === "assistant" && message.role === "model"),
  );
  const content = found
    ? (asText(found.content) ??
      asArray(found.content)
        .map((part) => asText(asJson(part).text) ?? "")
        .join(""))
    : null;
  return content ?? asText(asJson(value).content) ?? shownText(value);
}
