import { maximumDepth } from "./json-text";

/**
 * A JSON reader that keeps what `JSON.parse` loses and call comparison needs: the spelling of numbers (1 is not
 * 1.0) and the order of keys that look like numbers. Returns canonical texts instead of values.
 */

export interface Scanned {
  kind: "object" | "array" | "string" | "number" | "literal";
  /** Compact text, keys in the order written. */
  text: string;
  /** Compact text with keys sorted at every depth: equal for equal values. */
  sorted: string;
  /** Members of an object by key, a repeated key keeping its first place and its last value. */
  members: Map<string, Scanned> | null;
}

class NotJson extends Error {}

/** Thrown to leave the reader at any depth; one for all, since a trace costs more than the reading. */
const notJson = new NotJson();

const quote = 34;
const backslash = 92;

const stringToken = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const numberToken = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/y;

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  skipSpace(): void {
    for (;;) {
      const c = this.text.charCodeAt(this.at);
      if (c !== 32 && c !== 10 && c !== 13 && c !== 9) return;
      this.at++;
    }
  }

  take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) throw notJson;
    this.at = pattern.lastIndex;
    return match;
  }

  expect(char: string): void {
    this.skipSpace();
    if (this.text[this.at] !== char) throw notJson;
    this.at++;
  }

  peek(): string {
    this.skipSpace();
    return this.text[this.at] ?? "";
  }

  string(): string {
    this.skipSpace();
    const { text, at } = this;
    if (text.charCodeAt(at) !== quote) throw notJson;
    for (let i = at + 1; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === quote) {
        this.at = i + 1;
        return text.slice(at, this.at);
      }
      if (code === backslash || code < 32) break;
    }
    return JSON.stringify(JSON.parse(this.take(stringToken)[0]));
  }

  value(depth: number): Scanned {
    if (depth >= maximumDepth) throw notJson;
    const c = this.peek();
    if (c === "{") return this.object(depth);
    if (c === "[") return this.array(depth);
    if (c === '"') return plain("string", this.string());
    for (const word of ["true", "false", "null"])
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return plain("literal", word);
      }
    const [token, fraction, exponent] = this.take(numberToken);
    return plain("number", numberText(token, fraction !== undefined || exponent !== undefined));
  }

  array(depth: number): Scanned {
    const items: Scanned[] = [];
    this.expect("[");
    if (this.peek() === "]") this.at++;
    else
      for (;;) {
        items.push(this.value(depth + 1));
        if (this.peek() !== ",") break;
        this.at++;
      }
    if (items.length > 0) this.expect("]");
    const text = `[${items.map((item) => item.text).join(",")}]`;
    return { kind: "array", text, sorted: `[${items.map((item) => item.sorted).join(",")}]`, members: null };
  }

  object(depth: number): Scanned {
    const members = new Map<string, Scanned>();
    this.expect("{");
    if (this.peek() === "}") this.at++;
    else {
      for (;;) {
        const key = this.string();
        this.expect(":");
        members.set(key, this.value(depth + 1));
        if (this.peek() !== ",") break;
        this.at++;
      }
      this.expect("}");
    }
    return {
      kind: "object",
      text: objectText(members, "text"),
      sorted: sortedText(members, "sorted"),
      members,
    };
  }
}

const plain = (kind: Scanned["kind"], text: string): Scanned => ({ kind, text, sorted: text, members: null });

/** Integers stay as written; anything with a fraction or an exponent becomes the shortest text of its double. */
function numberText(token: string, isFloat: boolean): string {
  if (!isFloat) return token;
  const text = String(Number(token));
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function objectText(members: Map<string, Scanned>, form: "text" | "sorted"): string {
  let text = "";
  for (const [key, member] of members) text += `${text === "" ? "" : ","}${key}:${member[form]}`;
  return `{${text}}`;
}

/** The object's text with its own keys sorted; nested values in the given form. */
export function sortedText(members: Map<string, Scanned>, form: "text" | "sorted"): string {
  const keys = [...members.keys()];
  if (keys.length < 2) return objectText(members, form);
  return objectText(new Map(keys.sort().map((key) => [key, members.get(key)!])), form);
}

/** Reads a JSON text, or gives null when it is not one (or is nested deeper than the published reader goes). */
export function scanJson(text: string): Scanned | null {
  const reader = new Reader(text);
  try {
    const scanned = reader.value(0);
    return reader.peek() === "" ? scanned : null;
  } catch (error) {
    if (error instanceof NotJson) return null;
    throw error;
  }
}

/** The text that a JSON string token stands for. */
export const stringValue = (token: string): string =>
  token.includes("\\") ? (JSON.parse(token) as string) : token.slice(1, -1);
