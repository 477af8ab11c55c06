import { unwrapped } from "./message-shapes";
import { asJson, asNumber, asText, isJson, type Json } from "./plain-values";
import type { Span, SpanEvent } from "./span";
import { inputOf, outputOf } from "./span-messages";
import { unflatten } from "./unflatten";

/**
 * What span attributes say, by the GenAI semantic conventions (and their earlier spellings), OpenInference,
 * OpenLLMetry, Google ADK, the Vercel AI SDK and any-agent. Attributes are a flat map with dotted names.
 */

export type SpanContent = Pick<
  Span,
  | "kind"
  | "input"
  | "output"
  | "tool"
  | "tools"
  | "model"
  | "agent"
  | "tokens"
  | "cost"
  | "session"
  | "user"
  | "told"
>;

export function spanContent(name: string, own: Json, events: readonly SpanEvent[] = []): SpanContent {
  // The messages may stand in an event of the span, under the names that they have as attributes.
  const details = events.filter(
    (event) => "gen_ai.input.messages" in event.attributes || "gen_ai.output.messages" in event.attributes,
  );
  const attributes = Object.assign({}, ...details.map((event) => event.attributes), own) as Json;
  const kind = kindOf(name, attributes);
  const value = (...keys: string[]) =>
    keys.map((key) => attributes[key]).find((found) => found !== undefined && found !== null);
  const told = kind === "llm" || kind === "tool" ? null : attributes;
  return {
    kind,
    input: kind === "llm" ? inputOf(attributes, events) : null,
    output: kind === "llm" ? outputOf(attributes, events) : null,
    tool: kind === "tool" ? toolOf(name, attributes) : null,
    tools: toolsOf(attributes),
    model: asText(
      value("gen_ai.response.model", "gen_ai.request.model", "llm.model_name", "llm.model", "ai.model.id"),
    ),
    agent: asText(value("gen_ai.agent.name", "agent.name", "agent_id")),
    tokens: {
      input: count(
        value(
          "gen_ai.usage.input_tokens",
          "gen_ai.usage.prompt_tokens",
          "llm.token_count.prompt",
          "llm.usage.prompt_tokens",
          "ai.usage.promptTokens",
        ),
      ),
      output: count(
        value(
          "gen_ai.usage.output_tokens",
          "gen_ai.usage.completion_tokens",
          "llm.token_count.completion",
          "llm.usage.completion_tokens",
          "ai.usage.completionTokens",
        ),
      ),
    },
    cost: costOf(value),
    session: asText(
      value(
        "gen_ai.conversation.id",
        "session.id",
        "sessionId",
        "langfuse.session.id",
        "thread_id",
        "traceloop.association.properties.session_id",
      ),
    ),
    user: asText(
      value(
        "user.id",
        "userId",
        "enduser.id",
        "langfuse.user.id",
        "kagent.user_id",
        "traceloop.association.properties.user_id",
      ),
    ),
    told: {
      input: tell(
        told?.["input.value"] ?? attributes["llm.user_message_preview"] ?? told?.["traceloop.entity.input"],
      ),
      output: tell(told?.["output.value"] ?? told?.["traceloop.entity.output"]),
    },
  };
}

function costOf(value: (...keys: string[]) => unknown): number | null {
  const parts = [
    value("gen_ai.usage.input_cost", "llm.cost.prompt"),
    value("gen_ai.usage.output_cost", "llm.cost.completion"),
  ].map(count);
  const total = count(value("gen_ai.usage.cost", "llm.cost.total"));
  if (total !== null) return total;
  return parts.every((part) => part === null) ? null : (parts[0] ?? 0) + (parts[1] ?? 0);
}

function count(value: unknown): number | null {
  return asNumber(typeof value === "string" && value.trim() !== "" ? Number(value) : value);
}

function tell(value: unknown): string | null {
  const text = asText(value);
  return text === null || text === "" ? null : text;
}

const operations: Record<string, Span["kind"]> = {
  chat: "llm",
  text_completion: "llm",
  generate_content: "llm",
  call_llm: "llm",
  completion: "llm",
  llm: "llm",
  execute_tool: "tool",
  tool: "tool",
  invoke_agent: "agent",
  create_agent: "agent",
  agent: "agent",
};

function kindOf(name: string, attributes: Json): Span["kind"] {
  for (const key of [
    "openinference.span.kind",
    "span_kind",
    "gen_ai.operation.name",
    "traceloop.span.kind",
  ]) {
    const kind = operations[asText(attributes[key])?.toLowerCase() ?? ""];
    if (kind) return kind;
  }
  if (/^execute_tool\b|^ai\.toolCall$/.test(name) || "gen_ai.tool.name" in attributes) return "tool";
  if (/^invoke_agent\b/.test(name)) return "agent";
  const marks = [
    "llm.request.type",
    "gen_ai.prompt.0.role",
    "gen_ai.completion.0.role",
    "gen_ai.completion.0.content",
    "gen_ai.input.messages",
    "gen_ai.output.messages",
    "llm.input_messages.0.message.role",
    "llm.model",
    "llm.model_name",
    "ai.prompt.messages",
  ];
  if (marks.some((key) => key in attributes)) return "llm";
  return /^call_llm\b/.test(name) ? "llm" : "other";
}

function toolOf(name: string, attributes: Json): Span["tool"] {
  const value = (...keys: string[]) =>
    keys.map((key) => attributes[key]).find((found) => found !== undefined);
  return {
    name:
      asText(value("gen_ai.tool.name", "tool.name", "ai.toolCall.name", "tool_call.function.name")) ??
      name.replace(/^execute_tool /, ""),
    id: asText(value("gen_ai.tool.call.id", "tool_call.id", "tool.id", "ai.toolCall.id")),
    arguments: value(
      "gen_ai.tool.call.arguments",
      "gen_ai.tool.args",
      "gcp.vertex.agent.tool_call_args",
      "ai.toolCall.args",
      "tool_call.function.arguments",
      "input.value",
      "traceloop.entity.input",
      "tool.parameters",
    ),
    result: value(
      "gen_ai.tool.call.result",
      "gen_ai.output",
      "gcp.vertex.agent.tool_response",
      "ai.toolCall.result",
      "output.value",
      "traceloop.entity.output",
    ),
  };
}

function toolsOf(attributes: Json): unknown {
  const declared = unwrapped(attributes["gen_ai.tool.definitions"]);
  if (Array.isArray(declared)) return declared;
  const functions = unflatten(attributes, "llm.request.functions.");
  if (functions.length > 0)
    return functions.map((tool) =>
      isJson(tool) ? { ...tool, parameters: unwrapped(tool.parameters) } : tool,
    );
  return unflatten(attributes, "llm.tools.").map((entry) =>
    unwrapped(asJson(asJson(entry).tool).json_schema),
  );
}

/** Names that carry messages: they are in the steps and need not be kept a second time. */
export function withoutMessages(attributes: Json): Json {
  const spoken =
    /^(gen_ai\.(prompt|completion|input|output)\b|llm\.(input_messages|output_messages|request\.functions|tools)\.|gcp\.vertex\.agent\.(llm_request|llm_response|tool_)|input\.value|output\.value|ai\.(prompt|response)|gen_ai\.(system_instructions|tool\.(call|definitions|args)))/;
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !spoken.test(key)));
}
