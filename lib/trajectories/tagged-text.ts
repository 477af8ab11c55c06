import { readArguments, readPythonArguments, type CallArguments } from "./call-arguments";
import { parseInnerJson } from "./json-reader";
import { jsonEnd } from "./json-text";
import { isJson, type Json } from "./plain-values";
import { pythonEnd, readPython } from "./python-literal";
import type { Channel } from "./schema";

/**
 * Cuts one assistant text with `<tool_call>`, `<answer>` and thinking tags into spans. Every span is an exact slice
 * of the text; tag text inside code, arguments or quotes is no tag. The text of a call is read by its own grammar
 * from the opening tag on, so a closing tag inside a string does not end it.
 */
export type TextSpan =
  | { kind: "text"; channel: Channel; range: [number, number]; marks: string[] }
  | {
      kind: "call";
      range: [number, number];
      name: string;
      sourceId: string | null;
      arguments: CallArguments;
    };

export interface CutText {
  spans: TextSpan[];
  warnings: { code: string; at: number }[];
}

export interface TagGrammar {
  /** Channel of text outside tags. */
  outside: Channel;
  /** Channels of tagged text. */
  tags: Readonly<Record<string, Channel>>;
  /** Tag of a call, if calls stand in the text. */
  callTags: readonly string[];
}

const thinking = {
  think: "latent",
  thinking: "latent",
  scratch_pad: "latent",
  scratchpad: "latent",
  reasoning: "latent",
} as const;

/** Hermes: plain text is visible, thinking tags are latent. */
export const hermesGrammar: TagGrammar = { outside: "visible", tags: thinking, callTags: ["tool_call"] };
/** INTER3: plain text is latent, only `<answer>` is visible. */
export const inter3Grammar: TagGrammar = {
  outside: "latent",
  tags: { ...thinking, answer: "visible" },
  callTags: ["tool_call"],
};
/** Chat with a model that writes its thinking into the text. */
export const thinkGrammar: TagGrammar = { outside: "visible", tags: { think: "latent" }, callTags: [] };

export function cutTags(text: string, grammar: TagGrammar): CutText {
  return new TagCutter(text, grammar).cut();
}

const codeSpan = /```[\s\S]*?(?:```|$)|`[^`\n]+`/y;

class TagCutter {
  private at = 0;
  private plainFrom = 0;
  private readonly spans: TextSpan[] = [];
  private readonly warnings: CutText["warnings"] = [];
  private readonly opening: RegExp;

  constructor(
    private readonly text: string,
    private readonly grammar: TagGrammar,
  ) {
    const names = [...Object.keys(grammar.tags), ...grammar.callTags].join("|");
    this.opening = new RegExp(`<(/?)(${names})(\\s[^<>]*)?>`, "iy");
  }

  cut(): CutText {
    while (this.next()) this.tag();
    this.plain(this.text.length);
    return { spans: this.spans, warnings: this.warnings };
  }

  /** Moves to the next `<` or code span that may be a tag. */
  private next(): boolean {
    const mark = /[<`]/g;
    mark.lastIndex = this.at;
    const found = mark.exec(this.text);
    if (!found) return false;
    this.at = found.index;
    return true;
  }

  private tag(): void {
    if (this.text[this.at] === "`") {
      codeSpan.lastIndex = this.at;
      this.at += codeSpan.exec(this.text)?.[0].length ?? 1;
      return;
    }
    this.opening.lastIndex = this.at;
    const match = this.opening.exec(this.text);
    if (!match) {
      this.at += 1;
      return;
    }
    const [whole, close, name, attributes] = match as unknown as [string, string, string, string | undefined];
    const exact = name === name.toLowerCase() && attributes === undefined;
    if (!exact || close) {
      if (!this.quoted(this.at, whole.length)) this.warn(exact ? "tag_stray" : "tag_malformed");
      this.at += whole.length;
    } else if (this.grammar.callTags.includes(name)) this.callTag(name, whole.length);
    else this.textTag(name, whole.length);
  }

  private callTag(name: string, length: number): void {
    const start = this.at;
    const call = readCall(this.text, start + length, name);
    if (!call) {
      this.warn("tag_unclosed");
      this.at = start + length;
      return;
    }
    this.plain(start);
    this.spans.push({
      kind: "call",
      range: [start, call.end],
      name: call.name,
      sourceId: call.sourceId,
      arguments: call.arguments,
    });
    this.at = call.end;
    this.plainFrom = call.end;
  }

  private textTag(name: string, length: number): void {
    const start = this.at;
    this.plain(start);
    const channel = this.grammar.tags[name]!;
    const inner = start + length;
    const { end, after, closed, nested, callAt } = this.closing(name, inner);
    if (!closed && callAt < 0) this.warn("tag_unclosed");
    if (nested || callAt >= 0) this.warn("tag_nested");
    const marks = closed ? [] : ["unclosed"];
    if (end === inner)
      this.spans.push({ kind: "text", channel, range: [inner, inner], marks: [...marks, "empty"] });
    else this.span(channel, inner, end, marks);
    this.at = after;
    this.plainFrom = after;
  }

  /** Finds the closing tag; code spans are passed over, and a call inside a visible span ends it early. */
  private closing(name: string, from: number) {
    const mark = new RegExp(
      `\`\`\`[\\s\\S]*?\`\`\`|\`[^\`\\n]+\`|<(/?)${name}>|<(?:${this.grammar.callTags.join("|") || "(?!)"})>`,
      "g",
    );
    mark.lastIndex = from;
    let depth = 1;
    let nested = false;
    for (let match = mark.exec(this.text); match; match = mark.exec(this.text)) {
      if (match[0].startsWith("`")) continue;
      if (match[1] === undefined) {
        if (
          this.grammar.tags[name] !== "visible" ||
          !readCall(this.text, mark.lastIndex, match[0].slice(1, -1))
        )
          continue;
        return { end: match.index, after: match.index, closed: false, nested, callAt: match.index };
      }
      depth += match[1] === "/" ? -1 : 1;
      nested ||= depth > 1;
      if (depth === 0) return { end: match.index, after: mark.lastIndex, closed: true, nested, callAt: -1 };
    }
    return { end: this.text.length, after: this.text.length, closed: false, nested, callAt: -1 };
  }

  private quoted(at: number, length: number): boolean {
    const before = this.text[at - 1] ?? "";
    return /["'“‘「]/.test(before) && /["'”’」]/.test(this.text[at + length] ?? "");
  }

  private plain(until: number): void {
    this.span(this.grammar.outside, this.plainFrom, until, []);
    this.plainFrom = until;
  }

  /** Adds a span without the white space around it; nothing but white space is no span. */
  private span(channel: Channel, from: number, until: number, marks: string[]): void {
    const slice = this.text.slice(from, until);
    const trimmed = slice.trim();
    if (trimmed === "") return;
    const start = from + slice.indexOf(trimmed);
    this.spans.push({ kind: "text", channel, range: [start, start + trimmed.length], marks });
  }

  private warn(code: string): void {
    this.warnings.push({ code, at: this.at });
  }
}

interface ReadCall {
  name: string;
  sourceId: string | null;
  arguments: CallArguments;
  /** Offset after the closing tag. */
  end: number;
}

/** Reads a call between its tags; null when it is never closed. */
function readCall(text: string, from: number, tag: string): ReadCall | null {
  const start = from + /^\s*/.exec(text.slice(from, from + 1000))![0].length;
  const close = `</${tag}>`;
  const after = (end: number) => {
    if (end < 0) return -1;
    const rest = /^\s*/.exec(text.slice(end, end + 1000))![0].length;
    return text.startsWith(close, end + rest) ? end + rest + close.length : -1;
  };
  const json = jsonEnd(text, start);
  const value = json < 0 ? undefined : parseInnerJson(text.slice(start, json));
  if (value !== undefined && after(json) >= 0)
    return { ...callOf(value, text.slice(start, json)), end: after(json) };
  const python = pythonEnd(text, start);
  if (python >= 0 && after(python) >= 0) {
    const raw = text.slice(start, python);
    return { ...pythonCall(raw), end: after(python) };
  }
  const closeAt = text.indexOf(close, start);
  if (closeAt < 0) return null;
  const raw = text.slice(start, closeAt);
  return { ...(xmlCall(raw) ?? brokenCall(raw.trim())), end: closeAt + close.length };
}

/** A call from a parsed `{name, arguments}`. */
export function callOf(value: unknown, raw: string): Omit<ReadCall, "end"> {
  if (!isJson(value))
    return { name: "", sourceId: null, arguments: { ...readArguments(raw), warning: "arguments_invalid" } };
  const body: Json = isJson(value.function) ? value.function : value;
  const name = typeof body.name === "string" ? body.name : "";
  const given = body.arguments ?? body.parameters ?? body.kwargs;
  return { name, sourceId: typeof value.id === "string" ? value.id : null, arguments: readArguments(given) };
}

function pythonCall(raw: string): Omit<ReadCall, "end"> {
  const value = readPython(raw);
  const name = isJson(value) && typeof value.name === "string" ? value.name : "";
  const read = readPythonArguments(raw);
  return {
    name,
    sourceId: null,
    arguments: isJson(value) ? { ...read, args: value.arguments ?? null } : read,
  };
}

/** `<function=name><parameter=key>value</parameter></function>`, as Qwen and Llama write calls. */
function xmlCall(raw: string): Omit<ReadCall, "end"> | null {
  const head = /^\s*<function=([^>\s]+)>/.exec(raw);
  if (!head) return null;
  const members = [...raw.matchAll(/<parameter=([^>\s]+)>\n?([\s\S]*?)\n?<\/parameter>/g)];
  const args = Object.fromEntries(members.map((match) => [match[1]!, match[2]!]));
  return {
    name: head[1]!,
    sourceId: null,
    arguments: { args_raw: raw, args_raw_kind: "text", args, args_error: null, warning: null },
  };
}

function brokenCall(raw: string): Omit<ReadCall, "end"> {
  const name = /["']name["']\s*:\s*["']([^"']+)["']/.exec(raw)?.[1] ?? "";
  return {
    name,
    sourceId: null,
    arguments: {
      args_raw: raw,
      args_raw_kind: "text",
      args: null,
      args_error: "invalid_json",
      warning: "arguments_invalid",
    },
  };
}
