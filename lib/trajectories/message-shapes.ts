import { parseInnerJson } from "./inner-json";
import { partsMessage } from "./message-parts";
import { asArray, asText, isJson, type Json } from "./plain-values";
import { printedMessage, textMessages } from "./printed-messages";

/**
 * Traces carry conversations in the shape of whichever framework made them. Every shape becomes chat messages here:
 * chat, GenAI parts, Gemini contents, LangChain messages, Vercel parts, Responses items, and text.
 */

/** Chat messages of a value, or null when it holds no conversation. Text inside strings is read as JSON first. */
export function chatMessages(given: unknown, role: "user" | "assistant"): Json[] | null {
  const value = unwrapped(given);
  if (typeof value === "string") return textMessages(value, role);
  if (Array.isArray(value)) return listMessages(value, role);
  return isJson(value) ? objectMessages(value, role) : null;
}

/** Takes JSON text out of strings, up to three layers deep. */
export function unwrapped(given: unknown): unknown {
  let value = given;
  for (let layer = 0; layer < 3 && typeof value === "string"; layer += 1) {
    const start = value.trimStart()[0] ?? "";
    const inner = '[{"'.includes(start) && start !== "" ? parseInnerJson(value) : undefined;
    if (inner === undefined) return value;
    value = inner;
  }
  return value;
}

function listMessages(list: readonly unknown[], role: "user" | "assistant"): Json[] | null {
  // LangChain batches its messages: a list of one list.
  if (list.length === 1 && Array.isArray(list[0])) return listMessages(list[0], role);
  if (list.length > 0 && list.every(isBareCall))
    return [{ role: "assistant", content: null, tool_calls: list.map(bareCall) }];
  const messages = list.flatMap((item) => messageOf(item, role) ?? []);
  return messages.length > 0 ? messages : null;
}

const systemKeys = ["system", "system_instruction", "systemInstruction", "instructions"];

const inputKeys = "messages contents input prompt new_message prompts args question query".split(" ");

function objectMessages(value: Json, role: "user" | "assistant"): Json[] | null {
  const list = inputKeys.map((key) => value[key]).find((found) => found !== undefined && found !== null);
  if (role === "user" && list !== undefined) {
    const holder = isJson(value.config) ? { ...value.config, ...value } : value;
    const system = systemKeys
      .map((key) => holder[key])
      .find((text) => text !== undefined && text !== null && text !== "");
    const messages = chatMessages(list, "user");
    if (!messages) return null;
    const own = messages.some((message) => message.role === "system");
    return system === undefined || own
      ? messages
      : [{ role: "system", content: plainContent(system) }, ...messages];
  }
  if (Array.isArray(value.choices)) {
    const choice = value.choices.find(isJson);
    return choice && isJson(choice.message) ? [{ role: "assistant", ...choice.message }] : null;
  }
  if (Array.isArray(value.output)) return listMessages(value.output, "assistant");
  if (Array.isArray(value.generations)) return generations(value.generations);
  if (Array.isArray(value.messages)) return listMessages(value.messages, role);
  if (isJson(value.message) || typeof value.message === "string") return chatMessages(value.message, role);
  const single = messageOf(value, role);
  return single && single.length > 0 ? single : null;
}

function generations(list: readonly unknown[]): Json[] | null {
  const first = (list as unknown[]).flat().find(isJson);
  if (!first) return null;
  return isJson(first.message)
    ? messageOf(first.message, "assistant")
    : [{ role: "assistant", content: asText(first.text) ?? "" }];
}

/** One message of any shape; null when it is none. Tool results inside a message become messages of their own. */
export function messageOf(item: unknown, role: "user" | "assistant"): Json[] | null {
  if (typeof item === "string") return printedMessage(item) ?? [{ role, content: item }];
  if (!isJson(item)) return null;
  if (item.lc !== undefined && isJson(item.kwargs))
    return langchain({ ...item.kwargs, type: langchainType(item) });
  if (typeof item.type === "string" && langchainRoles[item.type] && !("role" in item)) return langchain(item);
  if (Array.isArray(item.parts)) return partsMessage(item, role);
  if (isJson(item.content) && Array.isArray(item.content.parts))
    return partsMessage({ ...item.content }, role);
  if (typeof item.type === "string" && !("role" in item)) return responsesItem(item);
  if ("role" in item || "content" in item || Array.isArray(item.tool_calls)) return [chatMessage(item, role)];
  return null;
}

/** Marks a message whose source names no role: it was given the role of its side. */
export const guessedRole = "role_guessed";

function chatMessage(item: Json, role: string): Json {
  const kwargs = isJson(item.additional_kwargs) ? item.additional_kwargs : {};
  const written = writtenCalls(item.content);
  const calls = written ?? asArray(item.tool_calls ?? kwargs.tool_calls);
  const message: Json = { ...item, role: asText(item.role) ?? role };
  if (asText(item.role) === null && role === "user") message[guessedRole] = true;
  if (written) Object.assign(message, { role: "assistant", content: null });
  delete message.additional_kwargs;
  if (calls.length > 0) message.tool_calls = calls.map(callOf);
  return message;
}

/** Calls that a framework wrote into the text of the message, as JSON, under whatever role. */
function writtenCalls(content: unknown): unknown[] | null {
  if (typeof content !== "string" || !/^\s*\[\s*\{/.test(content)) return null;
  const list = parseInnerJson(content);
  const isCall = (item: unknown) =>
    isJson(item) && isJson(item.function) && typeof item.function.name === "string";
  return Array.isArray(list) && list.length > 0 && list.every(isCall) ? list : null;
}

/** Some writers wrap calls once more ({tool_call: …}). */
function callOf(call: unknown): unknown {
  return isJson(call) && isJson(call.tool_call) ? call.tool_call : call;
}

export const langchainRoles: Record<string, string> = {
  human: "user",
  ai: "assistant",
  system: "system",
  tool: "tool",
  function: "tool",
  chat: "user",
  developer: "system",
  HumanMessage: "user",
  AIMessage: "assistant",
  AIMessageChunk: "assistant",
  SystemMessage: "system",
  ToolMessage: "tool",
};

function langchainType(item: Json): string {
  return asText(asArray(item.id).at(-1)) ?? "";
}

function langchain(item: Json): Json[] {
  const { type, name, tool_call_id: id, status, content } = item;
  const message = chatMessage(
    { content, tool_calls: item.tool_calls, additional_kwargs: item.additional_kwargs },
    "",
  );
  message.role = langchainRoles[String(type)] ?? "event";
  delete message[guessedRole];
  if (asArray(message.tool_calls).length === 0) delete message.tool_calls;
  if (message.role === "tool")
    Object.assign(message, { tool_call_id: id ?? null, name: name ?? null, status: status ?? null });
  return [message];
}

function responsesItem(item: Json): Json[] | null {
  switch (item.type) {
    case "message":
      return [{ role: item.role ?? "assistant", content: item.content }];
    case "function_call":
      return [
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: item.call_id ?? item.id, name: item.name, arguments: item.arguments }],
        },
      ];
    case "function_call_output":
      return [{ role: "tool", tool_call_id: item.call_id, content: item.output }];
    case "reasoning":
      return [{ role: "assistant", content: [item] }];
    default:
      return null;
  }
}

/** A call that stands alone: {toolName, input} (Vercel) or {tool.name, tool.args} (any-agent). */
function isBareCall(value: unknown): value is Json {
  return (
    isJson(value) &&
    !("role" in value) &&
    (typeof value.toolName === "string" || typeof value["tool.name"] === "string")
  );
}

function bareCall(call: Json): Json {
  return {
    id: call.toolCallId ?? call["tool.id"] ?? null,
    name: call.toolName ?? call["tool.name"],
    arguments: call.input ?? call.args ?? call["tool.args"],
  };
}

function plainContent(system: unknown): unknown {
  const value = unwrapped(system);
  if (isJson(value) && Array.isArray(value.parts)) return value.parts;
  if (Array.isArray(value))
    return value.map((part) =>
      isJson(part) && typeof part.content === "string" ? { type: "text", text: part.content } : part,
    );
  return value;
}
