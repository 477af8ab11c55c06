import type { Json } from "./plain-values";
import { pythonEnd, readPython } from "./python-literal";
import { roleOf } from "./roles";

/** Conversations that a framework printed into one text. */

const speaker = /^(system|developer|user|human|assistant|tool|function): ?/;

/** Text with a role before each message, or one message. */
export function textMessages(text: string, role: "user" | "assistant"): Json[] {
  const printed = printedMessage(text);
  if (printed) return printed;
  if (!speaker.test(text)) return [{ role, content: text }];
  const messages: { role: string; content: string }[] = [];
  for (const line of text.split("\n")) {
    const match = speaker.exec(line);
    const last = messages.at(-1);
    if (match) messages.push({ role: match[1]!, content: line.slice(match[0].length) });
    else if (last) last.content += `\n${line}`;
  }
  return messages.map((message) => ({ ...message, role: roleOf(message.role) ?? message.role }));
}

/** A message printed by Python: role='user' content='…' tool_calls=[…]. */
export function printedMessage(text: string): Json[] | null {
  const head = /^role='(\w+)' /.exec(text);
  if (!head) return null;
  const field = (name: string) => {
    const at = text.indexOf(` ${name}=`);
    if (at < 0) return null;
    const start = at + name.length + 2;
    const end = pythonEnd(text, start);
    return end < 0 ? null : (readPython(text.slice(start, end)) ?? null);
  };
  const message: Json = { role: head[1]!, content: field("content") };
  const calls = field("tool_calls");
  if (Array.isArray(calls) && calls.length > 0) message.tool_calls = calls;
  const id = field("tool_call_id");
  if (id !== null) message.tool_call_id = id;
  return [message];
}
