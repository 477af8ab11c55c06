import { callOf } from "./call-text";
import { channelOf } from "./chat-message";
import { readChatHead } from "./chat-record";
import { addContent } from "./content-parts";
import { hashId } from "./content-hash";
import type { NormaliseContext, SourceRecord } from "./format";
import { parseInnerJson } from "./inner-json";
import { jsonEnd } from "./json-text";
import { TrajectoryDraft } from "./normalize";
import { asArray, asJson, asText, isJson, omit, type Json } from "./plain-values";
import { readPython } from "./python-literal";
import { roleOf } from "./roles";
import type { TagGrammar } from "./tagged-text";

/** `conversations` of {from, value} turns, as ShareGPT and everything trained on it writes them. */

export interface TurnsWay {
  grammar?: TagGrammar;
  messages?: string;
  /** The member with the last turn, in a row that holds a better and a worse one. */
  answer?: "chosen" | "rejected";
}

export function turnsTrajectory(
  format: string,
  record: SourceRecord,
  context: NormaliseContext,
  way: TurnsWay = {},
) {
  const value = asJson(record.value);
  const key = way.messages ?? "conversations";
  const draft = new TrajectoryDraft(format, record, context);
  readChatHead(draft, value, key);
  // A system text may stand beside the turns.
  if (typeof value.system === "string" && value.system !== "") {
    draft.beginMessage({ role: "system", pointer: "/system" });
    draft.text(value.system, "control", { pointer: "/system" });
    draft.extra = omit(draft.extra, ["system"]);
  }
  asArray(value[key]).forEach((turn, i) => addTurn(draft, turn, `/${key}/${i}`, way));
  if (way.answer) {
    addTurn(draft, value[way.answer], `/${way.answer}`, way);
    const preference = way.answer === "chosen" ? "preferred" : "non_preferred";
    draft.extra = { ...omit(draft.extra, ["chosen", "rejected"]), preference };
    if (draft.externalId !== null) draft.externalId += `#${preference}`;
  }
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}

export function addTurn(draft: TrajectoryDraft, given: unknown, pointer: string, way: TurnsWay): void {
  const turn = asJson(given);
  const from = asText(turn.from) ?? asText(turn.role);
  const role = from === null ? null : roleOf(from);
  if (from === null) draft.warn("role_missing", pointer);
  else if (role === null) draft.warn("unknown_role", pointer, from);
  const valueKey = "value" in turn || !("content" in turn) ? "value" : "content";
  const at = `${pointer}/${valueKey}`;
  draft.beginMessage({
    role: role ?? "event",
    actor: role === "tool" ? "environment" : undefined,
    roleSource: from ?? undefined,
    pointer,
    extra: omit(turn, ["from", "role", valueKey]),
  });
  const value = turn[valueKey];
  if (from?.toLowerCase() === "function_call" || from?.toLowerCase() === "tool_call")
    addCalls(draft, value, at);
  else if (role === "tool") addResults(draft, value, at);
  else if (role === "user" && typeof value === "string" && /^\s*<tool_response>/.test(value))
    addResults(draft, value, at);
  else
    addContent(draft, value, at, {
      channel: channelOf[role ?? "event"],
      grammar: role === "assistant" ? way.grammar : undefined,
    });
}

/** A function_call turn: one call or a list of calls, as JSON text (or Python text). */
function addCalls(draft: TrajectoryDraft, value: unknown, pointer: string): void {
  const parsed = typeof value === "string" ? (parseInnerJson(value) ?? readPython(value)) : value;
  const list = Array.isArray(parsed) ? parsed : [parsed];
  list.forEach((item) => {
    const call = callOf(item, shownRaw(value));
    draft.call({ sourceId: call.sourceId, name: call.name, arguments: call.arguments, at: { pointer } });
  });
}

function shownRaw(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

const responseTag = /<tool_response>\s*([\s\S]*?)\s*<\/tool_response>/g;

/** A tool turn: several `<tool_response>` blocks, or one result. */
export function addResults(draft: TrajectoryDraft, value: unknown, pointer: string): void {
  if (typeof value !== "string") {
    draft.result({
      sourceId: null,
      status: "unknown",
      text: value === null || value === undefined ? "" : shownRaw(value),
      at: { pointer },
    });
    return;
  }
  const blocks = responseBlocks(value);
  if (blocks.length === 0) {
    draft.result({ sourceId: null, status: "unknown", text: value, at: { pointer } });
    return;
  }
  for (const [start, end] of blocks) {
    const text = value.slice(start, end);
    const body = parseInnerJson(text);
    const named: Json = isJson(body) ? body : {};
    draft.result({
      sourceId: asText(named.tool_call_id) ?? asText(named.id),
      name: asText(named.name),
      status: "unknown",
      text,
      at: { pointer, range: [start, end] },
    });
  }
}

/** Ranges of the texts between response tags; a JSON body is passed over by its grammar. */
function responseBlocks(text: string): [number, number][] {
  const blocks: [number, number][] = [];
  responseTag.lastIndex = 0;
  for (let match = responseTag.exec(text); match; match = responseTag.exec(text)) {
    const start = match.index + match[0].indexOf(">") + 1;
    const inner = start + /^\s*/.exec(text.slice(start))![0].length;
    const end = jsonEnd(text, inner);
    const closes = end >= 0 && /^\s*<\/tool_response>/.test(text.slice(end, end + 200));
    blocks.push(closes ? [inner, end] : [inner, inner + (match[1] ?? "").length]);
    if (closes) responseTag.lastIndex = text.indexOf("</tool_response>", end) + "</tool_response>".length;
  }
  return blocks;
}
