import { asArray, asText, isJson, shownText, type Json } from "./plain-values";
import { uiTool } from "./ui-parts";

/** GenAI parts ({type, content}) and Gemini parts ({text}, {function_call}, {function_response}). */
export function partsMessage(item: Json, role: string): Json[] {
  const said: unknown[] = [];
  const calls: unknown[] = [];
  const results: Json[] = [];
  const named = asText(item.role) ?? role;
  const parts = asArray(item.parts);
  // Interfaces keep the whole turn in one message: what is said after a tool came back is a message of its own.
  const later = parts.findIndex((part, i) => i > 0 && uiTool(parts[i - 1])?.result && !uiTool(part));
  for (const part of later < 0 ? parts : parts.slice(0, later)) readPart(part, said, calls, results);
  const message: Json = { role: named, content: said };
  if (calls.length > 0) message.tool_calls = calls;
  const spoken = said.length > 0 || calls.length > 0;
  const read = spoken || results.length === 0 ? [message, ...results] : results;
  const rest =
    later < 0 ? [] : parts.slice(later).filter((part) => !isJson(part) || part.type !== "step-start");
  return rest.length === 0 ? read : [...read, ...partsMessage({ ...item, parts: rest }, role)];
}

function readPart(part: unknown, said: unknown[], calls: unknown[], results: Json[]): void {
  if (!isJson(part)) {
    said.push(part);
    return;
  }
  const call = part.function_call ?? part.functionCall;
  const response = part.function_response ?? part.functionResponse;
  const ui = uiTool(part);
  if (ui) {
    calls.push(ui.call);
    if (ui.result)
      results.push({
        ...resultMessage(ui.call.id, ui.call.name, ui.result.content),
        status: ui.result.status,
      });
  } else if (isJson(call))
    calls.push({ id: call.id ?? null, name: call.name, arguments: call.args ?? call.arguments ?? {} });
  else if (isJson(response)) results.push(resultMessage(response.id, response.name, response.response));
  else if (part.type === "tool_call")
    calls.push({ id: part.id ?? null, name: part.name, arguments: part.arguments });
  else if (part.type === "tool_call_response")
    results.push(resultMessage(part.id, part.name, part.response ?? part.result));
  else if (part.thought === true) said.push({ type: "reasoning", text: part.text });
  else if (typeof part.content === "string") said.push({ type: part.type ?? "text", text: part.content });
  else if (part.type !== "step-start")
    said.push("text" in part && !("type" in part) ? { type: "text", text: part.text } : part);
}

function resultMessage(id: unknown, name: unknown, result: unknown): Json {
  return {
    role: "tool",
    tool_call_id: id ?? null,
    name: name ?? null,
    content: typeof result === "string" ? result : shownText(result),
  };
}
