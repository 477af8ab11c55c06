import { chatMessages, unwrapped } from "./message-shapes";
import { asArray, asJson, asText, isJson, type Json } from "./plain-values";
import type { SpanEvent } from "./span";
import { unflatten } from "./unflatten";

/** The messages that went into a model call and came out of it, wherever its span keeps them. */

export function inputOf(attributes: Json, events: readonly SpanEvent[]): Json[] | null {
  const messages =
    given(attributes, "user", "gen_ai.input.messages", "ai.prompt.messages", "ai.prompt") ??
    numbered(attributes, "gen_ai.prompt.") ??
    numbered(attributes, "llm.input_messages.") ??
    given(attributes, "user", "gcp.vertex.agent.llm_request", "gen_ai.prompt") ??
    eventMessages(events, false) ??
    structured(attributes["input.value"], "user");
  const system = attributes["gen_ai.system_instructions"];
  if (system === undefined || !messages || messages.some((message) => message.role === "system"))
    return messages;
  const content = asArray(unwrapped(system)).map((part) =>
    isJson(part) ? { type: "text", text: part.content ?? part.text } : part,
  );
  return [{ role: "system", content: content.length > 0 ? content : asText(system) }, ...messages];
}

export function outputOf(attributes: Json, events: readonly SpanEvent[]): Json[] | null {
  return (
    given(attributes, "assistant", "gen_ai.output.messages") ??
    numbered(attributes, "gen_ai.completion.", "assistant") ??
    numbered(attributes, "llm.output_messages.", "assistant") ??
    given(attributes, "assistant", "gcp.vertex.agent.llm_response") ??
    vercelOutput(attributes) ??
    eventMessages(events, true) ??
    given(attributes, "assistant", "gen_ai.output", "gen_ai.completion") ??
    structured(attributes["output.value"], "assistant")
  );
}

/** Messages of the first attribute that has any; an empty object stands for "not recorded". */
function given(attributes: Json, role: "user" | "assistant", ...keys: string[]): Json[] | null {
  for (const key of keys) {
    const value = attributes[key];
    if (value === undefined || value === null || value === "" || value === "{}") continue;
    const messages =
      chatMessages(value, role) ??
      (role === "assistant" ? [{ role, content: asText(value) ?? JSON.stringify(value) }] : null);
    if (messages) return messages;
  }
  return null;
}

/** Only a value with messages inside counts; plain text may be anything. */
function structured(value: unknown, role: "user" | "assistant"): Json[] | null {
  const inner = unwrapped(value);
  return isJson(inner) || Array.isArray(inner) ? chatMessages(inner, role) : null;
}

function vercelOutput(attributes: Json): Json[] | null {
  const text = asText(attributes["ai.response.text"]);
  const calls = unwrapped(attributes["ai.response.toolCalls"]);
  if (text === null && !Array.isArray(calls)) return null;
  const made = Array.isArray(calls) ? (chatMessages(calls, "assistant")?.[0]?.tool_calls ?? []) : [];
  return [{ role: "assistant", content: text, ...(asArray(made).length > 0 ? { tool_calls: made } : {}) }];
}

function eventMessages(events: readonly SpanEvent[], output: boolean): Json[] | null {
  const messages = events.flatMap(({ name, attributes }) => {
    const match = /^gen_ai\.(system|user|assistant|tool|choice)\.?(message)?$/.exec(name);
    if (!match || (match[1] === "choice") !== output) return [];
    const body = asJson(unwrapped(attributes.message ?? attributes["gen_ai.event.content"] ?? attributes));
    return [{ role: output ? "assistant" : match[1]!, ...body, tool_call_id: body.tool_call_id ?? body.id }];
  });
  return messages.length > 0 ? messages : null;
}

/** Members like `prefix.0.role`, `prefix.10.tool_calls.0.name` as messages; numbers are sorted as numbers. */
function numbered(attributes: Json, prefix: string, side = "event"): Json[] | null {
  const tree = unflatten(attributes, prefix);
  if (tree.length === 0) return null;
  return tree.filter(isJson).map((entry) => {
    const message = isJson(entry.message) ? entry.message : entry;
    const calls = asArray(message.tool_calls).map((call) =>
      isJson(call) && isJson(call.tool_call) ? call.tool_call : call,
    );
    const parts = asArray(message.contents).map((part) =>
      isJson(part) && isJson(part.message_content) ? part.message_content : part,
    );
    const chat: Json = { ...message, role: message.role ?? side };
    delete chat.contents;
    if (parts.length > 0 && chat.content === undefined) chat.content = parts;
    if (calls.length > 0) chat.tool_calls = calls;
    return chat;
  });
}
