import type { Row } from "./conversation";
import { scanJson, sortedText, stringValue, type Scanned } from "./json-scan";

/** One tool call as the loop detectors compare it. */
export interface Call {
  /** Index of the call's row. */
  row: number;
  name: string;
  /** Argument text: top-level keys sorted, nested order as written; raw when the arguments are a string. */
  text: string;
  /** Equal for equal arguments, whatever the order of keys at any depth. */
  identity: string;
  /** The arguments by key when they are an object (also one written as a JSON string), else null. */
  members: Map<string, Scanned> | null;
  /** Whether the row held a JSON object; other spellings have a name for loops only. */
  isJson: boolean;
}

const key = (name: string): string => `"${name}"`;

function argumentsOf(value: Scanned | undefined): Pick<Call, "text" | "identity" | "members"> {
  if (!value) return { text: "", identity: "t", members: null };
  if (value.kind === "object")
    return { text: sortedText(value.members!, "text"), identity: `o${value.sorted}`, members: value.members };
  const text = value.kind === "string" ? stringValue(value.text) : value.text;
  return { text, identity: `t${text}`, members: null };
}

/** `name(arguments)` or a bare name, when the text is not a JSON object. */
function textCall(row: number, value: string): Call {
  const open = value.indexOf("(");
  if (open <= 0) return { row, name: value.trim(), text: "", identity: "t", members: null, isJson: false };
  const inner = value.slice(open + 1, value.endsWith(")") ? value.length - 1 : undefined);
  const raw = value.endsWith(")") ? inner.trim() : inner;
  const parsed = value.endsWith(")") ? scanJson(raw) : null;
  const args =
    parsed?.kind === "object" ? argumentsOf(parsed) : { text: raw, identity: `t${raw}`, members: null };
  return { row, name: value.slice(0, open).trim(), ...args, isJson: false };
}

/** Reads the call in a `function_call` row. A name that is not text is called `unknown`. */
export function readCall(row: number, value: string): Call {
  const scanned = scanJson(value);
  if (scanned?.kind !== "object") return textCall(row, value);
  const members = scanned.members!;
  const name = members.get(key("name")) ?? members.get(key("function"));
  return {
    row,
    name: name?.kind === "string" ? stringValue(name.text) : "unknown",
    ...argumentsOf(members.get(key("arguments")) ?? members.get(key("args"))),
    isJson: true,
  };
}

/** Every call of a conversation in order. */
export function readCalls(rows: readonly Row[]): Call[] {
  const calls: Call[] = [];
  rows.forEach((row, index) => {
    if (row.from === "function_call") calls.push(readCall(index, row.value));
  });
  return calls;
}
