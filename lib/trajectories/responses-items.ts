import { addCall, toolDefinitions } from "./chat-message";
import { readChatUsage } from "./chat-completion";
import { textArguments, readArguments } from "./call-arguments";
import { addContent, addResultMedia, resultContent } from "./content-parts";
import type { TrajectoryDraft } from "./normalize";
import { unwrapped } from "./message-shapes";
import { asArray, asJson, asNumber, asText, isJson, omit, type Json } from "./plain-values";
import { roleOf } from "./roles";
import { channelOf } from "./chat-message";

/** Items of the Responses API: a flat list of messages, reasoning, calls and their outputs. */

/** Reads instructions, input items, output items and what a response says about itself. */
export function addResponse(
  draft: TrajectoryDraft,
  response: Json,
  pointer: string,
  request: Json = response,
  requestPointer = pointer,
): void {
  const instructions = request.instructions ?? response.instructions;
  if (instructions !== undefined && instructions !== null && instructions !== "") {
    draft.beginMessage({ role: "system", pointer: `${requestPointer}/instructions` });
    addContent(draft, instructions, `${requestPointer}/instructions`, { channel: "control" });
  }
  addResponseInput(draft, request.input, `${requestPointer}/input`);
  addResponseItems(draft, response.output, `${pointer}/output`);
  const tools = asArray(response.tools).length > 0 ? response.tools : request.tools;
  draft.tools = toolDefinitions(tools);
  draft.createdAt(response.created_at, `${pointer}/created_at`);
  readChatUsage(draft, response.usage);
  const model = asText(response.model) ?? asText(request.model);
  if (model !== null) draft.agents = [{ id: "assistant", kind: "agent", name: null, model, params: {} }];
  const reason = asText(asJson(response.incomplete_details).reason);
  draft.outcome.end_reason = reason ?? asText(response.status);
  const error = asJson(response.error);
  draft.outcome.error = asText(error.message) ?? asText(error.code);
}

function addResponseInput(draft: TrajectoryDraft, input: unknown, pointer: string): void {
  if (typeof input === "string") {
    draft.beginMessage({ role: "user", pointer });
    draft.text(input, "visible", { pointer });
  } else addResponseItems(draft, input, pointer);
}

export function addResponseItems(draft: TrajectoryDraft, items: unknown, pointer: string): void {
  addPlacedItems(
    draft,
    asArray(items).map((item, i) => ({ item, at: `${pointer}/${i}` })),
  );
}

export interface PlacedItem {
  item: unknown;
  /** Pointer to the item. */
  at: string;
}

export function addPlacedItems(draft: TrajectoryDraft, items: readonly PlacedItem[]): void {
  let calling = false;
  for (const { item, at } of items) {
    const isCall = isJson(item) && isCallItem(item);
    // Calls that follow each other were made at one moment: they share a message.
    if (!(isCall && calling)) draft.beginMessage(headOf(item, at));
    calling = isCall;
    addResponseItem(draft, item, at);
  }
}

/** Under the name of the user Codex tells the model about the machine and its instructions. */
function isHarnessText(item: Json): boolean {
  const text = asText(item.content) ?? asText(asJson(asArray(item.content)[0]).text) ?? "";
  return (
    item.role === "user" &&
    /^\s*(?:<(?:environment_context|user_instructions|turn_aborted)>|# AGENTS\.md instructions)/.test(text)
  );
}

function isCallItem(item: Json): boolean {
  return item.type === "function_call" || item.type === "custom_tool_call";
}

function headOf(item: unknown, pointer: string) {
  const given = asJson(item);
  const type = asText(given.type) ?? "message";
  const time = given.timestamp;
  if (type.endsWith("_output")) return { role: "tool" as const, actor: "environment", pointer, time };
  if (isHarnessText(given))
    return { role: "event" as const, actor: "harness", pointer, time, roleSource: "user" };
  const roleText = asText(given.role) ?? undefined;
  const role =
    (roleText !== undefined && roleOf(roleText)) ||
    (type === "message" && !("content" in given) ? "event" : "assistant");
  return { role, pointer, time, roleSource: roleText, extra: omit(given, readMembers) };
}

const readMembers = [
  "type",
  "role",
  "content",
  "call_id",
  "name",
  "arguments",
  "input",
  "output",
  "summary",
  "action",
  "timestamp",
];

function addResponseItem(draft: TrajectoryDraft, given: unknown, pointer: string): void {
  const item = asJson(given);
  const type = asText(item.type) ?? "message";
  if (type === "message") {
    const role = isHarnessText(item) ? "event" : (roleOf(asText(item.role) ?? "") ?? "assistant");
    addContent(draft, item.content, `${pointer}/content`, { channel: channelOf[role] });
  } else if (type === "reasoning") addReasoning(draft, item, pointer);
  else if (type === "function_call")
    addCall(
      draft,
      { ...omit(item, ["call_id", "status", "timestamp"]), id: item.call_id ?? item.id },
      pointer,
    );
  else if (type === "custom_tool_call")
    draft.call({
      sourceId: asText(item.call_id),
      name: asText(item.name) ?? "",
      arguments: textArguments(asText(item.input) ?? ""),
      at: { pointer },
    });
  else if (type.endsWith("_output")) addOutput(draft, item, pointer);
  else if (type.endsWith("_call")) addHostedCall(draft, item, type, pointer);
  else {
    draft.warn("item_unknown", pointer, type);
    draft.event(type, { pointer });
  }
}

function addReasoning(draft: TrajectoryDraft, item: Json, pointer: string): void {
  const parts = [...asArray(item.summary), ...asArray(item.content)].filter(isJson);
  for (const part of parts) draft.text(asText(part.text) ?? "", "latent", { pointer: `${pointer}/summary` });
  if (parts.length === 0)
    draft.text("", "latent", { pointer }, [item.encrypted_content ? "encrypted" : "hidden"]);
}

function addOutput(draft: TrajectoryDraft, item: Json, pointer: string): void {
  const { text, parts } = resultContent(item.output);
  draft.result({
    sourceId: asText(item.call_id),
    status: outputStatus(item),
    text,
    parts,
    at: { pointer: `${pointer}/output` },
  });
  addResultMedia(draft, item.output, `${pointer}/output`);
}

/** Shells say how a command ended beside what it printed. */
function outputStatus(item: Json): "ok" | "error" | "unknown" {
  const output = asJson(unwrapped(item.output));
  const code = asNumber(asJson(output.metadata).exit_code);
  if (item.status === "incomplete" || output.success === false) return "error";
  if (code !== null) return code === 0 ? "ok" : "error";
  return output.success === true ? "ok" : "unknown";
}

/** Tools that the provider runs itself: call and result are one item. */
function addHostedCall(draft: TrajectoryDraft, item: Json, type: string, pointer: string): void {
  const id = asText(item.call_id) ?? asText(item.id);
  draft.call({
    sourceId: id,
    name: asText(item.name) ?? type.replace(/_call$/, ""),
    arguments: readArguments(item.action ?? item.arguments ?? item.queries ?? item.code),
    at: { pointer },
  });
  const found = item.results ?? item.result ?? item.output ?? item.outputs;
  const status = item.status === "completed" ? "ok" : item.status === "failed" ? "error" : "unknown";
  // What has a call id is run by somebody else, and answered by an item of its own.
  if (found === undefined && (status === "unknown" || asText(item.call_id) !== null)) return;
  const { text, parts } = resultContent(found);
  draft.result({ sourceId: id, status, text: asText(item.error) ?? text, parts, at: { pointer } });
}
