import { langchainRoles, messageOf } from "./message-shapes";
import { asArray, asJson, asText, isJson, omit, shownText, type Json } from "./plain-values";

/**
 * Message lists as frameworks store them: LangChain (type human/ai/tool), Gemini and Vercel (parts), Bedrock Converse
 * (toolUse, toolResult) and AutoGen (source and type). Each message becomes chat messages, in their order; what isn't
 * of its shape stays beside the first of them.
 */

/** True for a message that has no `role`, and is one all the same. */
export function isRolelessMessage(value: unknown): boolean {
  return isLangchain(value) || isAutogen(value) || (isJson(value) && isParts(value));
}

/** The chat messages of one message; one that already is a chat message is given back as it is. */
export function plainMessages(given: unknown): unknown[] {
  if (!isJson(given)) return [given];
  if (isLangchain(given)) return fromLangchain(given);
  if (isAutogen(given)) return fromAutogen(given);
  if (isConverse(given)) return fromConverse(given);
  const message = withInvocations(given);
  if (!isParts(message)) return [given];
  const rest = omit(message, ["role", "content", "parts", "toolInvocations", "createdAt"]);
  return beside(messageOf(message, "user") ?? [], { ...rest, timestamp: message.createdAt });
}

function beside(messages: Json[], rest: Json): Json[] {
  const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return messages.map((message, i) => (i === 0 ? { ...told, ...message } : message));
}

function isParts(value: Json): boolean {
  return Array.isArray(value.parts) && value.parts.some(isJson);
}

/** Interfaces of an older make keep the tools beside the text. */
function withInvocations(message: Json): Json {
  const made = asArray(message.toolInvocations).filter(isJson);
  if (made.length === 0 || isParts(message)) return message;
  const tools = made.map((toolInvocation) => ({ type: "tool-invocation", toolInvocation }));
  const text = asText(message.content);
  return { ...message, parts: text ? [...tools, { type: "text", text }] : tools };
}

function isLangchain(value: unknown): value is Json {
  if (!isJson(value) || "role" in value || "uuid" in value || "sessionId" in value) return false;
  if (value.lc !== undefined && isJson(value.kwargs)) return "content" in value.kwargs;
  const held = isJson(value.data) ? value.data : value;
  return typeof value.type === "string" && value.type in langchainRoles && "content" in held;
}

function fromLangchain(given: Json): Json[] {
  const kwargs = isJson(given.kwargs) ? given.kwargs : null;
  const message = kwargs ? given : isJson(given.data) ? { ...given.data, type: given.type } : given;
  const rest = omit(kwargs ?? message, ["type", "content", "tool_calls", "additional_kwargs"]);
  return beside(messageOf(message, "user") ?? [], rest);
}

const autogenType = /^(?:[A-Z][A-Za-z]+(?:Message|Event))$/;

function isAutogen(value: unknown): value is Json {
  return (
    isJson(value) &&
    typeof value.source === "string" &&
    autogenType.test(asText(value.type) ?? "") &&
    "content" in value
  );
}

function fromAutogen(given: Json): Json[] {
  const { source, content, type } = given;
  const own = omit(given, ["source", "content", "type"]);
  const rest = { ...own, ...(type === "TextMessage" ? {} : { autogen_type: type }) };
  const agent = { role: "assistant", name: source };
  switch (type) {
    case "ToolCallRequestEvent":
      return beside([{ ...agent, content: null, tool_calls: asArray(content) }], rest);
    case "ToolCallExecutionEvent":
      return beside(asArray(content).map(executed), rest);
    case "ThoughtEvent":
      return beside([{ ...agent, content: null, reasoning_content: content }], rest);
    default:
      if (String(type).endsWith("Event"))
        return beside([{ role: "event", name: source, content: shownText(content) }], rest);
      return beside([source === "user" ? { role: "user", content } : { ...agent, content }], rest);
  }
}

function executed(given: unknown): Json {
  const { call_id: id, name, content, is_error: failed } = asJson(given);
  return { role: "tool", tool_call_id: id, name, content, is_error: failed };
}

const converseKeys = ["toolUse", "toolResult", "reasoningContent"];

function isConverse(value: Json): boolean {
  return asArray(value.content).some(
    (part) => isJson(part) && !("type" in part) && converseKeys.some((key) => isJson(part[key])),
  );
}

function fromConverse(given: Json): Json[] {
  const said: unknown[] = [];
  const calls: Json[] = [];
  const results: Json[] = [];
  for (const part of asArray(given.content)) {
    const { toolUse, toolResult, reasoningContent } = asJson(part);
    if (isJson(toolUse)) calls.push({ id: toolUse.toolUseId, name: toolUse.name, arguments: toolUse.input });
    else if (isJson(toolResult)) results.push(converseResult(toolResult));
    else if (isJson(reasoningContent))
      said.push({ type: "reasoning", ...asJson(reasoningContent.reasoningText) });
    else said.push(part);
  }
  const message: Json = { ...given, content: said };
  if (calls.length > 0) message.tool_calls = calls;
  const spoken = said.length > 0 || calls.length > 0 || results.length === 0;
  return spoken ? [...results, message] : beside(results, omit(given, ["role", "content"]));
}

function converseResult({ toolUseId, content, status }: Json): Json {
  const parts = asArray(content).map((part) => {
    const held = asJson(part);
    return "json" in held ? { text: shownText(held.json) } : part;
  });
  return {
    role: "tool",
    tool_call_id: toolUseId,
    content: parts,
    status: status === "success" ? "ok" : status,
  };
}
