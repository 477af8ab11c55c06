import { escapePointer } from "./json-pointer";
import { badEscape, containerEnd, stringEnd } from "./json-text";
import type { Warning } from "./schema";

/**
 * Reads the text of one JSON record. Beyond the standard it tolerates NaN and Infinity, and it keeps what a plain
 * parser loses: digits of numbers that don't fit a double (as text), and the fact that a key came twice.
 */

export interface JsonReading {
  value: unknown;
  warnings: Warning[];
}

/** Counts that the splitter made; without them the careful way is taken. */
export interface JsonCounts {
  depth: number;
  members: number;
  oddNumber: boolean;
}

export class JsonSyntaxError extends Error {
  constructor(
    /** Offset in the text, in UTF-16 units. */
    readonly offset: number,
    readonly expected: string,
  ) {
    super(`Expected ${expected} at ${offset}`);
    this.name = "JsonSyntaxError";
  }
}

/** Deeper values are kept as their text: recursive code (stringify, clone, compare, draw) overflows on them. */
export const deepestKept = 200;
const warningsPerCode = 5;

// A NUL, or half of a surrogate pair, written as an escape.
const oddEscape = /\\u(?:0000|[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|[dD][c-fC-F])/;
const lowAfterHigh = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/g;

/**
 * Parses a record.
 *
 * @throws JsonSyntaxError with the offset and what was expected there
 */
export function readJson(text: string, counts?: JsonCounts): JsonReading {
  if (counts && counts.depth <= deepestKept && !counts.oddNumber && !hasOddEscape(text)) {
    try {
      const value: unknown = JSON.parse(text);
      if (countMembers(value) === counts.members) return { value, warnings: [] };
    } catch {
      // The careful reader below tells what is wrong, or tolerates it.
    }
  }
  return new CarefulReader(text).read();
}

function hasOddEscape(text: string): boolean {
  if (!text.includes("\\u")) return false;
  return oddEscape.test(text.replace(lowAfterHigh, ""));
}

function countMembers(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object") count += countMembers(item);
    return count;
  }
  const object = value as Record<string, unknown>;
  for (const key in object) {
    count += 1;
    const member = object[key];
    if (typeof member === "object") count += countMembers(member);
  }
  return count;
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordPattern = /-?[A-Za-z]+/y;
const words = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const oddNumbers = new Set(["NaN", "Infinity", "-Infinity"]);

class CarefulReader {
  private at = 0;
  private readonly path: (string | number)[] = [];
  private readonly warnings: Warning[] = [];
  private readonly perCode = new Map<string, number>();

  constructor(private readonly text: string) {}

  read(): JsonReading {
    const value = this.value();
    this.space();
    if (this.at < this.text.length) throw new JsonSyntaxError(this.at, "the end of the value");
    return { value, warnings: this.warnings };
  }

  private value(): unknown {
    this.space();
    const char = this.text[this.at];
    if (char === "{" || char === "[") {
      if (this.path.length >= deepestKept) return this.deepText();
      return char === "{" ? this.object() : this.array();
    }
    if (char === '"') return this.string();
    return this.scalar();
  }

  private object(): unknown {
    const object: Record<string, unknown> = {};
    this.at += 1;
    if (this.closes("}")) return object;
    for (;;) {
      this.space();
      if (this.text[this.at] !== '"') throw new JsonSyntaxError(this.at, "a key in double quotes");
      const key = this.string();
      this.space();
      if (this.text[this.at] !== ":") throw new JsonSyntaxError(this.at, "a colon");
      this.at += 1;
      this.path.push(key);
      if (Object.hasOwn(object, key)) this.warn("duplicate_key");
      const value = this.value();
      // `__proto__` is data like any other key, so no plain assignment.
      Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
      this.path.pop();
      if (this.closes("}")) return object;
      this.comma("}");
    }
  }

  private array(): unknown {
    const array: unknown[] = [];
    this.at += 1;
    if (this.closes("]")) return array;
    for (;;) {
      this.path.push(array.length);
      array.push(this.value());
      this.path.pop();
      if (this.closes("]")) return array;
      this.comma("]");
    }
  }

  private closes(bracket: string): boolean {
    this.space();
    if (this.text[this.at] !== bracket) return false;
    this.at += 1;
    return true;
  }

  private comma(bracket: string): void {
    if (this.text[this.at] !== ",") throw new JsonSyntaxError(this.at, `a comma or ${bracket}`);
    this.at += 1;
  }

  private string(): string {
    const start = this.at;
    const end = stringEnd(this.text, start);
    if (end < 0) throw new JsonSyntaxError(this.text.length, "the end of the string");
    this.at = end;
    const raw = this.text.slice(start, end);
    let value: string;
    try {
      value = JSON.parse(raw) as string;
    } catch {
      throw new JsonSyntaxError(start + badEscape(raw), "an escaped character");
    }
    if (raw.includes("\\")) {
      if (value.includes("\0")) this.warn("nul_character");
      if (/\p{Surrogate}/u.test(value)) this.warn("lone_surrogate");
    }
    return value;
  }

  private scalar(): unknown {
    numberPattern.lastIndex = this.at;
    const digits = numberPattern.exec(this.text)?.[0];
    if (digits) {
      this.at += digits.length;
      return this.number(digits);
    }
    wordPattern.lastIndex = this.at;
    const word = wordPattern.exec(this.text)?.[0] ?? "";
    if (words.has(word)) {
      this.at += word.length;
      return words.get(word);
    }
    if (oddNumbers.has(word)) {
      this.at += word.length;
      this.warn("non_standard_number", word);
      return null;
    }
    throw new JsonSyntaxError(this.at, "a value");
  }

  /** A number, or its text when a double would change it. */
  private number(digits: string): number | string {
    const value = Number(digits);
    const integer = !/[.eE]/.test(digits);
    if (Number.isFinite(value) && (!integer || Number.isSafeInteger(value))) return value;
    this.warn("unsafe_number", digits);
    return digits;
  }

  private deepText(): string {
    const end = containerEnd(this.text, this.at);
    if (end < 0) throw new JsonSyntaxError(this.text.length, "the closing bracket");
    const raw = this.text.slice(this.at, end);
    this.at = end;
    this.warn("deep_value_as_text", `deeper than ${deepestKept} levels`);
    return raw;
  }

  private space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.at += 1;
    }
  }

  private warn(code: string, detail?: string): void {
    const count = (this.perCode.get(code) ?? 0) + 1;
    this.perCode.set(code, count);
    if (count > warningsPerCode) return;
    // The path of a deep value would be longer than the value is worth.
    const pointer = this.path
      .slice(0, 32)
      .map((token) => `/${escapePointer(String(token))}`)
      .join("");
    this.warnings.push(detail === undefined ? { code, pointer } : { code, pointer, detail });
  }
}
