import { keyKind, type KeyKind } from "./member-keys";

/** One `key: value` near the top of a JSON-like text whose key says something about success or failure. */
export interface Member {
  kind: Exclude<KeyKind, "other">;
  depth: number;
  value: "text" | "number" | "true" | "false" | "null" | "object" | "array";
  /** The value's range in the text; of a text value without its quotes, of a container from its bracket on. */
  from: number;
  to: number;
  isEmpty: boolean;
}

/** The beginning of a JSON-like text at a glance. */
export interface Glance {
  members: Member[];
  /** Members of the outer object, or of the objects in the outer array. */
  count: number;
  /** Among the other outer members: non-empty containers, and texts with their longest length. */
  holdsData: boolean;
  longestText: number;
  /** Every other outer member is empty, zero or null, and one of them is a list. */
  isAllEmpty: boolean;
  hasEmptyList: boolean;
}

const quote = 34;
const apostrophe = 39;
const backslash = 92;
const colon = 58;
const comma = 44;
const openBrace = 123;
const closeBrace = 125;
const openBracket = 91;
const closeBracket = 93;
const deepest = 2;

/** Errors stand near the beginning; what comes later is data. */
const longestLook = 2000;
const record = 12;

class Look {
  readonly glance: Glance = {
    members: [],
    count: 0,
    holdsData: false,
    longestText: 0,
    isAllEmpty: true,
    hasEmptyList: false,
  };
  private readonly open: (Member | null)[] = [];
  private at: number;
  /** A key was read and its value is next: its member, or null for a key that says nothing. */
  private isValueNext = false;
  private member: Member | null = null;
  private readonly outer: number;

  constructor(
    private readonly text: string,
    from: number,
    private readonly to: number,
  ) {
    this.at = from;
    this.outer = text.charCodeAt(from) === openBracket ? 2 : 1;
  }

  /** Moves behind a quoted text and gives its end (where the quote stands). */
  private endOfText(mark: number): number {
    const { text, to } = this;
    let i = this.at + 1;
    while (i < to) {
      const code = text.charCodeAt(i);
      if (code === mark) break;
      i += code === backslash ? 2 : 1;
    }
    this.at = Math.min(i + 1, to);
    return Math.min(i, to);
  }

  private settle(value: Member["value"], from: number, to: number): void {
    if (!this.isValueNext) return;
    this.isValueNext = false;
    if (this.member) Object.assign(this.member, { value, from, to, isEmpty: from >= to });
    else if (this.open.length === this.outer) this.weigh(value, from, to);
    this.member = null;
  }

  /** Takes an outer value under a key that says nothing. */
  private weigh(value: Member["value"], from: number, to: number): void {
    const { glance } = this;
    if (value === "text") glance.longestText = Math.max(glance.longestText, to - from);
    const isNothing =
      from >= to || value === "null" || (value === "number" && Number(this.text.slice(from, to)) === 0);
    if (!isNothing) glance.isAllEmpty = false;
  }

  private quoted(mark: number): void {
    const from = this.at + 1;
    const to = this.endOfText(mark);
    if (this.isValueNext) return this.settle("text", from, to);
    while (this.at < this.to && this.text.charCodeAt(this.at) <= 32) this.at++;
    if (this.text.charCodeAt(this.at) !== colon) return;
    this.at++;
    this.isValueNext = true;
    const { length: depth } = this.open;
    if (depth === this.outer) this.glance.count++;
    const kind = depth > deepest ? "other" : keyKind(this.text.slice(from, to));
    if (kind === "other") return;
    this.member = { kind, depth, value: "null", from: this.at, to: this.at, isEmpty: true };
    this.glance.members.push(this.member);
  }

  private begin(code: number): void {
    const { text, member } = this;
    const from = this.at++;
    while (this.at < this.to && text.charCodeAt(this.at) <= 32) this.at++;
    const next = text.charCodeAt(this.at);
    const isEmpty = next === closeBrace || next === closeBracket;
    const value = code === openBrace ? "object" : "array";
    if (member) Object.assign(member, { value, from, to: this.to, isEmpty });
    else if (this.isValueNext && this.open.length === this.outer) this.weighContainer(isEmpty, value);
    this.isValueNext = false;
    this.member = null;
    this.open.push(member);
  }

  private weighContainer(isEmpty: boolean, value: Member["value"]): void {
    const { glance } = this;
    if (!isEmpty) {
      glance.holdsData = true;
      glance.isAllEmpty = false;
    } else if (value === "array") glance.hasEmptyList = true;
  }

  private end(): void {
    this.at++;
    const member = this.open.pop();
    if (member) member.to = this.at;
    this.isValueNext = false;
    this.member = null;
  }

  private bare(): void {
    const { text, to } = this;
    const from = this.at;
    let i = from;
    while (i < to) {
      const code = text.charCodeAt(i);
      if (code <= 32 || code === comma || code === closeBrace || code === closeBracket || code === colon)
        break;
      i++;
    }
    this.at = Math.max(i, from + 1);
    if (!this.isValueNext || i === from) return;
    const first = text.charCodeAt(from);
    if ((first >= 48 && first <= 57) || first === 45) return this.settle("number", from, i);
    const word = text.slice(from, i).toLowerCase();
    if (word === "true" || word === "false") this.settle(word, from, i);
    else this.settle("null", from, from);
  }

  /** So many members that say nothing are a record; what follows won't make a failure of it. */
  private isRecord(): boolean {
    return this.glance.count > record && this.glance.members.length === 0;
  }

  run(): Glance {
    const { text, to } = this;
    while (this.at < to && !this.isRecord()) {
      const code = text.charCodeAt(this.at);
      if (code === quote || code === apostrophe) this.quoted(code);
      else if (code === openBrace || code === openBracket) this.begin(code);
      else if (code === closeBrace || code === closeBracket) {
        this.end();
        if (this.open.length === 0) break;
      } else if (code <= 32 || code === comma) this.at++;
      else this.bare();
    }
    return this.glance;
  }
}

/**
 * The telling members of the outer two levels at the beginning of a JSON or Python-like text. Forgiving: anything
 * gives a glance. Looks at 2,000 characters at most.
 */
export const glanceAt = (text: string, from: number): Glance =>
  new Look(text, from, Math.min(text.length, from + longestLook)).run();
