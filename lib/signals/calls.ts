import type { Row } from "./conversation";
import { scanJson, sortedText, stringValue, type Scanned } from "./json-scan";

/** The arguments of a call as the loop detectors compare them. */
export interface Arguments {
  /** Top-level keys sorted, nested order as written; raw when the arguments are a string. */
  text: string;
  /** Equal for equal arguments, whatever the order of keys at any depth. */
  identity: string;
  /** By key when the arguments are an object, else null. */
  members: Map<string, Scanned> | null;
}

interface Reading {
  name: string;
  isJson: boolean;
  args: Arguments;
}

const key = (name: string): string => `"${name}"`;

function argumentsOf(value: Scanned | undefined): Arguments {
  if (!value) return { text: "", identity: "t", members: null };
  if (value.kind === "object")
    return { text: sortedText(value.members!, "text"), identity: `o${value.sorted}`, members: value.members };
  const text = value.kind === "string" ? stringValue(value.text) : value.text;
  return { text, identity: `t${text}`, members: null };
}

const raw = (text: string): Arguments => ({ text, identity: `t${text}`, members: null });

/** `name(arguments)` or a bare name, when the text is not a JSON object. */
function readText(value: string): Reading {
  const open = value.indexOf("(");
  if (open <= 0) return { name: value.trim(), isJson: false, args: raw("") };
  const name = value.slice(0, open).trim();
  if (!value.endsWith(")")) return { name, isJson: false, args: raw(value.slice(open + 1)) };
  const inner = value.slice(open + 1, -1).trim();
  const parsed = scanJson(inner);
  return { name, isJson: false, args: parsed?.kind === "object" ? argumentsOf(parsed) : raw(inner) };
}

function read(value: string): Reading {
  const scanned = scanJson(value);
  if (scanned?.kind !== "object") return readText(value);
  const members = scanned.members!;
  const name = members.get(key("name")) ?? members.get(key("function"));
  return {
    name: name?.kind === "string" ? stringValue(name.text) : "unknown",
    isJson: true,
    args: argumentsOf(members.get(key("arguments")) ?? members.get(key("args"))),
  };
}

const space = 32;
const usualStart = '{"name":';

/** The name in `{"name": "…` as calls are usually written, or null. */
function usualName(value: string): string | null {
  if (!value.startsWith(usualStart)) return null;
  const from = value.indexOf('"', usualStart.length) + 1;
  const to = value.indexOf('"', from);
  if (from <= 0 || to < 0 || value.slice(usualStart.length, from - 1).trim() !== "") return null;
  const name = value.slice(from, to);
  return name.includes("\\") ? null : name;
}

/** One tool call. What costs a reading of the whole text is read when somebody asks for it. */
export class Call {
  private reading: Reading | null = null;
  private sum = -1;
  private readonly quickName: string | null;

  constructor(
    /** Index of the call's row. */
    readonly row: number,
    private readonly value: string,
    isQuick: boolean,
  ) {
    this.quickName = isQuick ? usualName(value) : null;
  }

  private get read(): Reading {
    return (this.reading ??= read(this.value));
  }

  /** The tool; `unknown` when the call names none. */
  get name(): string {
    return this.quickName ?? this.read.name;
  }

  /** Whether the row holds a JSON object; other spellings have a name for loops only. */
  get isJson(): boolean {
    return this.read.isJson;
  }

  /**
   * A number that is equal for calls that differ in white space and key order only; different numbers mean different
   * calls, apart from other spellings of one character or number.
   */
  get signature(): number {
    if (this.sum >= 0) return this.sum;
    let sum = 0;
    for (let i = 0; i < this.value.length; i++) {
      const code = this.value.charCodeAt(i);
      if (code > space) sum = (sum + Math.imul(code, code + 7919)) & 0x7fffffff;
    }
    this.sum = sum;
    return sum;
  }

  /**
   * The quoted texts in which two calls begin to differ, or null when they differ elsewhere. A glance that saves
   * reading both.
   */
  firstDifference(other: Call): [here: string, there: string] | null {
    const { value } = this;
    let at = 0;
    while (at < value.length && value.charCodeAt(at) === other.value.charCodeAt(at)) at++;
    const from = value.lastIndexOf('"', at - 1) + 1;
    const here = value.indexOf('"', at);
    const there = other.value.indexOf('"', at);
    return from > 0 && here > 0 && there > 0
      ? [value.slice(from, here), other.value.slice(from, there)]
      : null;
  }

  get args(): Arguments {
    return this.read.args;
  }
}

/**
 * Every call of a conversation in order. `isQuick` takes the name from the beginning of the text even if the rest
 * of it is broken; the published reader doesn't.
 */
export function readCalls(rows: readonly Row[], isQuick: boolean): Call[] {
  const calls: Call[] = [];
  rows.forEach((row, index) => {
    if (row.from === "function_call") calls.push(new Call(index, row.value, isQuick));
  });
  return calls;
}
