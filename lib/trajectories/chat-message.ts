import { readArguments, textArguments } from "./call-arguments";
import { addContent, addResultMedia, resultContent, type ContentWay } from "./content-parts";
import type { TrajectoryDraft } from "./normalize";
import { asArray, asJson, asText, isJson, omit, type Json } from "./plain-values";
import { roleOf } from "./roles";
import type { Channel, Role } from "./schema";
import { thinkGrammar, type TagGrammar } from "./tagged-text";

/** One chat message as OpenAI and everybody after it writes it: role, content, tool_calls, function_call. */

export interface ChatWay {
  /** Tags inside assistant text. */
  grammar?: TagGrammar;
  /** Members that a format has read by itself. */
  known?: readonly string[];
  actor?: (message: Json, role: Role) => string | undefined;
  marks?: (message: Json) => string[];
  /** See MessageHead. */
  place?: string;
}

const mapped = [
  "role",
  "content",
  "name",
  "tool_calls",
  "function_call",
  "tool_call_id",
  "refusal",
  "reasoning_content",
  "reasoning",
  "thinking",
  "timestamp",
  "created_at",
];

export function addChatMessage(
  draft: TrajectoryDraft,
  message: unknown,
  pointer: string,
  way: ChatWay = {},
): void {
  if (!isJson(message)) return addOddMessage(draft, message, pointer);
  const roleText = asText(message.role);
  const role = roleText === null ? null : roleOf(roleText);
  if (roleText === null) draft.warn("role_missing", pointer);
  else if (role === null) draft.warn("unknown_role", pointer, roleText);
  draft.beginMessage({
    role: role ?? "event",
    actor: way.actor?.(message, role ?? "event") ?? actorOf(message, role),
    roleSource: roleText ?? undefined,
    pointer,
    time: message.timestamp ?? message.created_at,
    marks: way.marks?.(message),
    place: way.place,
    extra: omit(message, way.known ? [...mapped, ...way.known] : mapped),
  });
  if (role === "tool") addToolMessage(draft, message, pointer);
  else addSpoken(draft, message, pointer, role ?? "event", way);
}

function addOddMessage(draft: TrajectoryDraft, message: unknown, pointer: string): void {
  draft.warn("message_not_object", pointer);
  draft.beginMessage({ role: "event", pointer });
  addContent(draft, message, pointer, { channel: "control" });
}

/** `name` tells speakers of one role apart; for tools it is the tool. */
function actorOf(message: Json, role: Role | null): string | undefined {
  return role === "tool" ? "environment" : (asText(message.name) ?? undefined);
}

export const channelOf: Record<Role, Channel> = {
  system: "control",
  user: "visible",
  assistant: "visible",
  tool: "tool",
  event: "control",
};

function addSpoken(draft: TrajectoryDraft, message: Json, pointer: string, role: Role, way: ChatWay): void {
  addReasoning(draft, message, pointer);
  const contentWay: ContentWay = { channel: channelOf[role] };
  if (role === "assistant") contentWay.grammar = way.grammar ?? thinkGrammarFor(message.content);
  const calls = callsOf(message);
  // An empty string beside calls says nothing; alone it is an (empty) message.
  if (message.content !== "" || calls.length === 0)
    addContent(draft, message.content, `${pointer}/content`, contentWay);
  if (typeof message.refusal === "string")
    draft.text(message.refusal, "visible", { pointer: `${pointer}/refusal` }, ["refusal"]);
  for (const { call, at } of calls) addCall(draft, call, `${pointer}${at}`);
}

/** Thinking beside the content, under the names that servers give it; details say it once more, piece by piece. */
function addReasoning(draft: TrajectoryDraft, message: Json, pointer: string): void {
  let told = false;
  for (const key of ["reasoning_content", "reasoning", "thinking"]) {
    const given = message[key];
    const text = isJson(given) ? (asText(given.content) ?? asText(given.text)) : asText(given);
    if (text === null || text === "") continue;
    draft.text(text, "latent", { pointer: `${pointer}/${key}` });
    told = true;
  }
  if (told) return;
  asArray(message.reasoning_details).forEach((part, i) => {
    const text = asText(asJson(part).text) ?? asText(asJson(part).summary);
    if (text) draft.text(text, "latent", { pointer: `${pointer}/reasoning_details/${i}` });
  });
}

/** Thinking tags count at the beginning of an answer only; further on they may be text about tags. */
function thinkGrammarFor(content: unknown): TagGrammar | undefined {
  return typeof content === "string" && /^\s*<think>/.test(content) ? thinkGrammar : undefined;
}

function callsOf(message: Json): { call: unknown; at: string }[] {
  const calls = asArray(message.tool_calls).map((call, i) => ({ call, at: `/tool_calls/${i}` }));
  if (isJson(message.tool_calls)) calls.push({ call: message.tool_calls, at: "/tool_calls" });
  if (isJson(message.function_call))
    calls.push({ call: { function: message.function_call }, at: "/function_call" });
  return calls;
}

/** A call as {id, function: {name, arguments}}, flat {id, name, arguments}, JSON text of those, or a custom tool. */
export function addCall(draft: TrajectoryDraft, given: unknown, pointer: string): void {
  const parsed = typeof given === "string" ? readArguments(given).args : given;
  if (!isJson(parsed)) {
    draft.warn("call_not_object", pointer);
    draft.call({ sourceId: null, name: "", arguments: readArguments(given), at: { pointer } });
    return;
  }
  const custom = isJson(parsed.custom) ? parsed.custom : null;
  const body = custom ?? (isJson(parsed.function) ? parsed.function : parsed);
  const raw = body.arguments ?? body.args ?? body.parameters;
  draft.call({
    sourceId: asText(parsed.id) ?? asText(parsed.tool_call_id),
    name: asText(body.name) ?? asText(parsed.function) ?? "",
    arguments: custom ? textArguments(asText(custom.input) ?? "") : readArguments(raw),
    at: { pointer },
    extra: omit(parsed, [
      "id",
      "tool_call_id",
      "type",
      "function",
      "name",
      "arguments",
      "args",
      "parameters",
      "custom",
    ]),
  });
}

const resultParts = [
  "tool-result",
  "tool_call_response",
  "tool_response",
  "function_call_output",
  "tool_result",
];

function addToolMessage(draft: TrajectoryDraft, message: Json, pointer: string): void {
  if (asArray(message.content).some((part) => isJson(part) && resultParts.includes(String(part.type))))
    return addContent(draft, message.content, `${pointer}/content`, { channel: "tool" });
  const { text, parts } = resultContent(message.content);
  draft.result({
    sourceId: asText(message.tool_call_id),
    name: asText(message.name),
    status: statusOf(message),
    text,
    parts,
    at: { pointer: `${pointer}/content` },
    extra: message.name === undefined ? undefined : { name: message.name },
  });
  addResultMedia(draft, message.content, `${pointer}/content`);
}

function statusOf(message: Json): "ok" | "error" | "cancelled" | "unknown" {
  const status = asText(message.status)?.toLowerCase();
  if (message.is_error === true || message.error === true || status === "error") return "error";
  if (status === "cancelled" || status === "canceled") return "cancelled";
  return message.is_error === false || status === "ok" || status === "success" ? "ok" : "unknown";
}

/** Gemini lists functions inside a tool, Bedrock wraps each one. */
function declarations(tool: unknown): Json[] {
  if (!isJson(tool)) return [];
  const functions = tool.functionDeclarations ?? tool.function_declarations;
  if (Array.isArray(functions)) return functions.filter(isJson);
  return [isJson(tool.toolSpec) ? tool.toolSpec : tool];
}

/** Tool declarations in any of the usual wrappings; text is parsed first. */
export function toolDefinitions(given: unknown, owner: string | null = null) {
  const parsed = typeof given === "string" ? readArguments(given).args : given;
  const list = Array.isArray(parsed) ? parsed : isJson(parsed) ? [parsed] : [];
  return list.flatMap(declarations).map((tool) => {
    const body = isJson(tool.function) ? tool.function : isJson(tool.custom) ? tool.custom : tool;
    return {
      name: asText(body.name) ?? "",
      owner,
      description: asText(body.description),
      json_schema: body.parameters ?? body.input_schema ?? body.inputSchema ?? body.params ?? null,
      raw: tool,
    };
  });
}
