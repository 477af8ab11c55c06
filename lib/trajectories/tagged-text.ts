import type { CallArguments } from "./call-arguments";
import { readCall } from "./call-text";
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
    const [whole, close, name = "", attributes] = match;
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
