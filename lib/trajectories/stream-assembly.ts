import { asArray, asInteger, asJson, asText, isJson, type Json } from "./plain-values";
import { parseInnerJson } from "./inner-json";

/** Puts streamed responses together: pieces of text and of arguments become whole messages again. */

/** The events of a recorded stream: a list, or the text of server-sent events. Null when it is neither. */
export function streamEvents(given: unknown): Json[] | null {
  if (Array.isArray(given)) return given.length > 0 && given.every(isEvent) ? given.filter(isJson) : null;
  if (typeof given !== "string" || !/^\s*(event|data):/.test(given)) return null;
  const lines = given.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  return lines.map((line) => parseInnerJson(line.slice(5).trim())).filter(isJson);
}

function isEvent(value: unknown): boolean {
  return isJson(value) && (Array.isArray(value.choices) || typeof value.type === "string");
}

/** A whole response object from its stream. */
export function assembleStream(events: readonly Json[]): Json | null {
  if (events.some((event) => Array.isArray(event.choices))) return chatCompletion(events);
  const done = events.findLast(
    (event) => isJson(event.response) && String(event.type).startsWith("response."),
  );
  if (done) return asJson(done.response);
  return events.some((event) => event.type === "message_start") ? anthropicMessage(events) : null;
}

function chatCompletion(events: readonly Json[]): Json {
  const message: Json = { role: "assistant", content: null };
  const calls: Json[] = [];
  let finish: unknown = null;
  for (const event of events) {
    const choice = asJson(asArray(event.choices)[0]);
    const delta = asJson(choice.delta);
    finish = choice.finish_reason ?? finish;
    for (const key of ["content", "refusal", "reasoning_content"]) {
      const piece = asText(delta[key]);
      if (piece !== null) message[key] = (asText(message[key]) ?? "") + piece;
    }
    for (const piece of asArray(delta.tool_calls).filter(isJson)) addCallPiece(calls, piece);
  }
  if (calls.length > 0) message.tool_calls = calls;
  const usage = events.findLast((event) => isJson(event.usage))?.usage;
  const head = events.find((event) => event.id !== undefined) ?? {};
  return {
    id: head.id,
    object: "chat.completion",
    created: head.created,
    model: head.model,
    choices: [{ index: 0, message, finish_reason: finish }],
    usage,
  };
}

function addCallPiece(calls: Json[], piece: Json): void {
  const index = asInteger(piece.index) ?? Math.max(0, calls.length - 1);
  const call = (calls[index] ??= { id: null, type: "function", function: { name: "", arguments: "" } });
  const body = asJson(call.function);
  const delta = asJson(piece.function);
  if (piece.id) call.id = piece.id;
  body.name = `${asText(body.name) ?? ""}${asText(delta.name) ?? ""}`;
  body.arguments = `${asText(body.arguments) ?? ""}${asText(delta.arguments) ?? ""}`;
}

function anthropicMessage(events: readonly Json[]): Json {
  const message: Json = { ...asJson(events.find((event) => event.type === "message_start")?.message) };
  const blocks: Json[] = [];
  const partial: string[] = [];
  for (const event of events) {
    const index = asInteger(event.index) ?? 0;
    if (event.type === "content_block_start") blocks[index] = { ...asJson(event.content_block) };
    else if (event.type === "content_block_delta")
      addBlockPiece((blocks[index] ??= {}), asJson(event.delta), partial, index);
    else if (event.type === "message_delta")
      Object.assign(message, asJson(event.delta), {
        usage: { ...asJson(message.usage), ...asJson(event.usage) },
      });
  }
  partial.forEach((text, index) => {
    if (blocks[index]) blocks[index].input = parseInnerJson(text) ?? text;
  });
  return { ...message, content: blocks.filter(Boolean) };
}

function addBlockPiece(block: Json, delta: Json, partial: string[], index: number): void {
  for (const key of ["text", "thinking", "signature"]) {
    const piece = asText(delta[key]);
    if (piece !== null) block[key] = (asText(block[key]) ?? "") + piece;
  }
  const json = asText(delta.partial_json);
  if (json !== null) partial[index] = (partial[index] ?? "") + json;
}
