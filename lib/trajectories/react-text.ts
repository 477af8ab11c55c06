import { readArguments, textArguments } from "./call-arguments";
import { readChatHead } from "./chat-record";
import { hashId } from "./content-hash";
import type { NormaliseContext, SourceRecord } from "./format";
import { TrajectoryDraft } from "./normalize";
import { asArray, asJson, asText, isJson, omit, type Json } from "./plain-values";
import { roleOf } from "./roles";
import { addTurn } from "./turns-record";

/** Conversations in ReAct text: a thought, then an action; the next human turn is what the environment answers. */

const thoughtMark = /(?:^|\n)[ \t]*(?:think|thought)[ \t]*:[ \t]*/i;
const answerMark = /(?:^|\n)[ \t]*final answer[ \t]*:[ \t]*/i;
const actionMark = /(?:^|\n)[ \t]*(?:act|action)[ \t]*:[ \t]*/i;

/** Assistant texts of a record, under either pair of keys. */
export function reactTexts(value: unknown): string[] {
  if (!isJson(value)) return [];
  return asArray(value.conversations).flatMap((turn) => {
    if (!isJson(turn) || roleOf(asText(turn.from) ?? asText(turn.role) ?? "") !== "assistant") return [];
    return asText(turn.value ?? turn.content) ?? [];
  });
}

export function hasAction(text: string): boolean {
  return actionMark.test(text);
}

export function reactTrajectory(format: string, record: SourceRecord, context: NormaliseContext) {
  const value = asJson(record.value);
  const draft = new TrajectoryDraft(format, record, context);
  readChatHead(draft, value, "conversations");
  const reward = draft.outcome.reward;
  draft.outcome.success = reward === 1 ? true : reward === 0 ? false : null;
  const turns = asArray(value.conversations).map(asJson);
  const system = systemTurn(turns);
  let acted = false;
  turns.forEach((turn, i) => {
    const pointer = `/conversations/${i}`;
    const key = "value" in turn ? "value" : "content";
    const text = asText(turn[key]) ?? "";
    const from = asText(turn.from ?? turn.role) ?? "";
    const role = roleOf(from);
    const extra = omit(turn, ["from", "role", key]);
    const at = `${pointer}/${key}`;
    if (role === "assistant") {
      draft.beginMessage({ role, roleSource: from, pointer, extra });
      acted = addReact(draft, text, at);
    } else if (role === "user" && i === system) {
      draft.beginMessage({ role: "system", roleSource: from, pointer, extra });
      draft.text(text, "control", { pointer: at });
    } else if (role === "user" && (acted || /^\s*Observation:/.test(text))) {
      draft.beginMessage({ role: "tool", actor: "environment", roleSource: from, pointer, extra });
      const start = /^\s*(?:Observation:[ \t]*)?/.exec(text)![0].length;
      draft.result({
        sourceId: null,
        status: "unknown",
        text: text.slice(start),
        at: { pointer: at, range: [start, text.length] },
      });
      acted = false;
    } else addTurn(draft, turn, pointer, {});
  });
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}

/** The first human turn is the system prompt when the agent only nods and the task comes after that. */
function systemTurn(turns: readonly Json[]): number {
  const text = (turn: Json | undefined) => asText(turn?.value ?? turn?.content) ?? "";
  const isUser = (turn: Json | undefined) =>
    turn !== undefined && roleOf(asText(turn.from ?? turn.role) ?? "") === "user";
  const nods = turns[1] !== undefined && !hasAction(text(turns[1])) && text(turns[1]).length < 200;
  return isUser(turns[0]) && nods && isUser(turns[2]) && !/^\s*Observation:/.test(text(turns[2])) ? 0 : -1;
}

/** Adds thought and action; false when the text takes no action. */
function addReact(draft: TrajectoryDraft, text: string, pointer: string): boolean {
  const action = actionMark.exec(text);
  if (!action) {
    const answer = answerMark.exec(text);
    const said = answer?.index ?? text.length;
    const thought = thoughtMark.exec(text.slice(0, said));
    const from = thought ? thought.index + thought[0].length : 0;
    if (said > from) addSpan(draft, text, from, said, thought ? "latent" : "visible", pointer);
    if (answer) addSpan(draft, text, said + answer[0].length, text.length, "visible", pointer);
    return false;
  }
  const thought = thoughtMark.exec(text.slice(0, action.index + 1));
  addSpan(draft, text, thought ? thought.index + thought[0].length : 0, action.index, "latent", pointer);
  const marked = action.index + action[0].length;
  const raw = text.slice(marked).trim();
  const start = text.indexOf(raw, marked);
  const call = readAction(raw);
  draft.call({
    sourceId: null,
    name: call.name,
    arguments: call.written ? readArguments(call.input) : textArguments(call.input),
    at: { pointer, range: [start, start + raw.length] },
  });
  return true;
}

function addSpan(
  draft: TrajectoryDraft,
  text: string,
  from: number,
  until: number,
  channel: "latent" | "visible",
  pointer: string,
): void {
  const slice = text.slice(from, until);
  const trimmed = slice.trim();
  if (trimmed === "") {
    if (channel === "visible") draft.text(text, channel, { pointer });
    return;
  }
  const start = from + slice.indexOf(trimmed);
  draft.text(trimmed, channel, { pointer, range: [start, start + trimmed.length] });
}

/** `search[x]`, `answer(220)`, `bash` with a code fence, "Action Input:" with JSON, or plain words such as "go to shelf 1". */
function readAction(raw: string): { name: string; input: string; written?: boolean } {
  const input = /^([^\n]+?)[ \t]*\n\s*action input[ \t]*:[ \t]*/i.exec(raw);
  if (input) {
    const given = raw.slice(input[0].length);
    return { name: input[1]!, input: given, written: given.startsWith("{") };
  }
  const bracketed = /^([A-Za-z_]\w*)\s*[[(]([\s\S]*)[\])]\s*$/.exec(raw);
  if (bracketed) return { name: bracketed[1]!, input: bracketed[2]! };
  const fence = /```[\w-]*\n?([\s\S]*?)\n?```/.exec(raw);
  const head = fence ? raw.slice(0, fence.index) : raw;
  const name = /^\s*([\w-]+)/.exec(head)?.[1] ?? "action";
  if (fence) return { name, input: fence[1]! };
  return { name, input: head.trimStart().slice(name.length).trim() };
}
