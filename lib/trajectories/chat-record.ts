import { addChatMessage, toolDefinitions, type ChatWay } from "./chat-message";
import { hashId } from "./content-hash";
import { isRolelessMessage, plainMessages } from "./framework-message";
import { addContent } from "./content-parts";
import { parseInnerJson } from "./inner-json";
import type { NormaliseContext, SourceRecord } from "./format";
import { TrajectoryDraft } from "./normalize";
import {
  asArray,
  asInteger,
  asJson,
  asNumber,
  asText,
  firstText,
  isJson,
  omit,
  type Json,
} from "./plain-values";
import { successOf } from "./success-of";

/** A record with a list of chat messages and, beside it, what people store with such a list. */

export interface ChatRecordWay extends ChatWay {
  /** Member that holds the messages; "" when the list itself is the record. */
  messages: string;
}

const ids = ["id", "conversation_id", "conv_id", "dialogue_id", "uuid"];
const times = [
  "created_at",
  "createdAt",
  "created",
  "timestamp",
  "start_time",
  "startTime",
  "startTimeUnixNano",
  "time",
  "date",
];
const mapped = [
  ...ids,
  ...times,
  "tools",
  "functions",
  "available_tools",
  "model",
  "reward",
  "score",
  "domain",
  "task_id",
  "trial",
  "user_id",
  "session_id",
];

/** Reads everything of a chat record but its messages into the draft. */
export function readChatHead(draft: TrajectoryDraft, value: Json, messages: string): void {
  draft.externalId = firstText(value, ...ids);
  for (const key of times) if (key in value) draft.createdAt(value[key], `/${key}`);
  const tools = value.tools ?? value.functions ?? value.available_tools ?? asJson(value.toolConfig).tools;
  draft.tools = toolDefinitions(tools);
  const model = asText(value.model);
  if (model !== null) draft.agents = [{ id: "assistant", kind: "agent", name: null, model, params: {} }];
  draft.domain = asText(value.domain);
  draft.taskId = asText(value.task_id);
  draft.trial = asInteger(value.trial);
  draft.userId = asText(value.user_id);
  draft.session = { id: asText(value.session_id), index: null };
  const reward = value.reward ?? value.score;
  draft.outcome.reward = asNumber(reward);
  draft.outcome.reward_raw = isJson(reward) ? null : asText(reward);
  // A "score" has a scale of its own; a reward of 1 or 0 says how the run ended.
  if (value.reward !== undefined) draft.outcome.success = successOf(draft.outcome.reward);
  const usedId = ids.find((id) => asText(value[id]) === draft.externalId);
  // Of several ids one names the trajectory; the others stay where they can be seen.
  const kept = ids.filter((id) => id !== usedId && id in value).map((id) => [id, value[id]] as const);
  draft.extra = { ...omit(value, [...mapped, messages]), ...Object.fromEntries(kept) };
}

export function chatTrajectory(
  format: string,
  record: SourceRecord,
  context: NormaliseContext,
  way: ChatRecordWay,
) {
  const draft = new TrajectoryDraft(format, record, context);
  const bare = way.messages === "";
  if (!bare) readChatHead(draft, asJson(record.value), way.messages);
  const given = bare ? record.value : asJson(record.value)[way.messages];
  // Tables keep the list as text: no pointer leads into it.
  const written = typeof given === "string" ? writtenMessages(given) : null;
  const messages = asArray(written ?? given);
  const pointer = bare ? "" : `/${way.messages}`;
  if (!bare) addSystemBeside(draft, asJson(record.value), messages);
  const place = written ? pointer : way.place;
  messages.forEach((given, i) => {
    for (const message of plainMessages(given))
      addChatMessage(draft, message, `${pointer}/${i}`, place === undefined ? way : { ...way, place });
  });
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}

/** A message list that a member holds as JSON text, or null. */
export function writtenMessages(text: string): unknown[] | null {
  if (!/^\s*\[\s*\{/.test(text)) return null;
  const list = parseInnerJson(text);
  return isMessageList(list) ? list : null;
}

/** The system text may stand beside the messages; one among them comes first. */
function addSystemBeside(draft: TrajectoryDraft, value: Json, messages: readonly unknown[]): void {
  const key = ["system", "system_prompt", "system_instruction", "systemInstruction"].find((name) => {
    const text = value[name];
    return typeof text === "string" ? text !== "" : Array.isArray(asJson(text).parts) || Array.isArray(text);
  });
  if (key === undefined || messages.some((message) => asJson(message).role === "system")) return;
  draft.beginMessage({ role: "system", pointer: `/${key}` });
  const parts = asJson(value[key]).parts;
  addContent(draft, parts ?? value[key], parts ? `/${key}/parts` : `/${key}`, { channel: "control" });
  draft.extra = omit(draft.extra, [key]);
}

/**
 * Whether a text of the assistant, or the system text, holds a tag. Most records are settled by a look at their text;
 * some writers escape the angle bracket.
 */
export function mentionsTag(record: SourceRecord, tag: string): boolean {
  const text = record.text();
  if (!text.includes(`<${tag}>`) && !text.includes(`\\u003c${tag}`)) return false;
  const holds = (said: string) => said.includes(`<${tag}>`);
  return assistantTexts(record.value).some(holds) || holds(systemText(record.value));
}

/** Strings of an assistant message that may hold tags, under either pair of keys. */
function assistantTexts(value: unknown): string[] {
  const list = isJson(value) ? (Array.isArray(value.messages) ? value.messages : value.conversations) : value;
  return asArray(list).flatMap((message) => {
    if (!isJson(message)) return [];
    const role = asText(message.role) ?? asText(message.from) ?? "";
    if (!["assistant", "gpt", "model", "chatgpt"].includes(role)) return [];
    const content = message.content ?? message.value;
    if (typeof content === "string") return [content];
    return asArray(content).flatMap((part) =>
      isJson(part) && typeof part.text === "string" ? [part.text] : [],
    );
  });
}

/** Text of the system messages. */
export function systemText(value: unknown): string {
  const list = isJson(value) ? (Array.isArray(value.messages) ? value.messages : value.conversations) : value;
  const first = asArray(list)[0];
  if (!isJson(first) || (first.role ?? first.from) !== "system") return "";
  return asText(first.content ?? first.value) ?? "";
}

/** True when a value is a list of messages with roles. */
export function isMessageList(value: unknown): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.some((message) => isJson(message) && ("role" in message || isRolelessMessage(message)))
  );
}
