import { channelOf } from "./chat-message";
import type { TrajectoryDraft } from "./normalize";
import { roleOf } from "./roles";
import type { Role } from "./schema";
import { cutTags, type TagGrammar } from "./tagged-text";

/** A conversation printed as text: a line that begins with a role begins a message. */
export interface TranscriptWay {
  /** Matches the start of a message's first line; group 1 is the role. */
  line: RegExp;
  grammar?: TagGrammar;
  /** Assistant text that stands for "nothing visible was said". */
  silent?: RegExp;
  /** Reads a tool message's text; group 1 is the tool's name and group 2 the result. */
  toolText?: RegExp;
}

export function addTranscript(
  draft: TrajectoryDraft,
  text: string,
  pointer: string,
  way: TranscriptWay,
): void {
  for (const message of messagesOf(text, way.line)) {
    const role = message.roleText === null ? null : roleOf(message.roleText);
    draft.beginMessage({ role: role ?? "event", roleSource: message.roleText ?? undefined, pointer });
    if (message.roleText === null) draft.warn("text_before_first_role", pointer);
    addBody(draft, message, role ?? "event", pointer, way);
  }
}

interface Printed {
  roleText: string | null;
  text: string;
  start: number;
}

function addBody(
  draft: TrajectoryDraft,
  message: Printed,
  role: Role,
  pointer: string,
  way: TranscriptWay,
): void {
  const end = message.start + message.text.length;
  const at = { pointer, range: [message.start, end] as [number, number] };
  if (role === "tool") {
    const named = way.toolText?.exec(message.text);
    draft.result({
      sourceId: null,
      name: named?.[1] || null,
      status: "unknown",
      text: named?.[2] ?? message.text,
      at,
    });
  } else if (role === "assistant" && way.silent?.test(message.text)) draft.text("", "visible", at, ["empty"]);
  else if (role === "assistant" && way.grammar) addTagged(draft, message, pointer, way.grammar);
  else if (message.text !== "") draft.text(message.text, channelOf[role], at);
}

function addTagged(draft: TrajectoryDraft, message: Printed, pointer: string, grammar: TagGrammar): void {
  const { spans, warnings } = cutTags(message.text, grammar);
  for (const warning of warnings)
    draft.warn(warning.code, pointer, `at character ${message.start + warning.at}`);
  for (const span of spans) {
    const range: [number, number] = [message.start + span.range[0], message.start + span.range[1]];
    const at = { pointer, range };
    if (span.kind === "text") draft.text(message.text.slice(...span.range), span.channel, at, span.marks);
    else draft.call({ sourceId: span.sourceId, name: span.name, arguments: span.arguments, at });
  }
}

function messagesOf(text: string, line: RegExp): Printed[] {
  const messages: Printed[] = [];
  let at = 0;
  for (const row of text.split("\n")) {
    const match = line.exec(row);
    const start = at + (match ? match[0].length : 0);
    if (match) messages.push({ roleText: match[1] ?? null, text: "", start });
    else if (messages.length === 0 && row.trim() !== "") messages.push({ roleText: null, text: "", start });
    const last = messages.at(-1);
    if (last) last.text = text.slice(last.start, at + row.length);
    at += row.length + 1;
  }
  for (const message of messages) trim(message);
  return messages;
}

/** Cuts white space off both ends and moves the start along, so that the range stays exact. */
function trim(message: Printed): void {
  const trimmed = message.text.trim();
  message.start += trimmed === "" ? 0 : message.text.indexOf(trimmed);
  message.text = trimmed;
}
