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

const space = 32;
const hyphen = 45;
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

function fill(member: Member, value: Member["value"], from: number, to: number, isEmpty: boolean): void {
  member.value = value;
  member.from = from;
  member.to = to;
  member.isEmpty = isEmpty;
}

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
  /** A key was read and its value is next: its member, or null for a key that says nothing. */
  private isValueNext = false;
  private member: Member | null = null;
  private readonly outer: number;

  constructor(
    private readonly text: string,
    private readonly from: number,
    private readonly to: number,
  ) {
    this.outer = text.charCodeAt(from) === openBracket ? 2 : 1;
  }

  /** Where the text that is quoted from `at` on ends: at its closing quote. */
  private endOfText(at: number): number {
    const { text, to } = this;
    const mark = text.charCodeAt(at);
    let i = at + 1;
    while (i < to) {
      const code = text.charCodeAt(i);
      if (code === mark) return i;
      i += code === backslash ? 2 : 1;
    }
    return to;
  }

  private blackFrom(at: number): number {
    const { text, to } = this;
    let i = at;
    while (i < to && text.charCodeAt(i) <= space) i++;
    return i;
  }

  /** Where a word or a number ends that begins at `at`. */
  private endOfBare(at: number): number {
    const { text, to } = this;
    let i = at;
    while (i < to) {
      const code = text.charCodeAt(i);
      if (code <= space || code === comma || code === closeBrace || code === closeBracket || code === colon)
        break;
      i++;
    }
    return i;
  }

  private settle(value: Member["value"], from: number, to: number): void {
    if (!this.isValueNext) return;
    this.isValueNext = false;
    if (this.member) fill(this.member, value, from, to, from >= to);
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

  /** Reads the quoted text at `at` and what makes a key of it, and gives the place after. */
  private quoted(at: number): number {
    const from = at + 1;
    const end = this.endOfText(at);
    if (this.isValueNext) {
      this.settle("text", from, end);
      return end + 1;
    }
    const next = this.blackFrom(Math.min(end + 1, this.to));
    if (this.text.charCodeAt(next) !== colon) return next;
    this.isValueNext = true;
    const { length: depth } = this.open;
    if (depth === this.outer) this.glance.count++;
    const kind = keyKind(this.text, from, end);
    if (kind !== "other") {
      this.member = { kind, depth, value: "null", from: next + 1, to: next + 1, isEmpty: true };
      this.glance.members.push(this.member);
    }
    return next + 1;
  }

  private begin(at: number, code: number): number {
    const { text, member } = this;
    const inside = this.blackFrom(at + 1);
    const next = text.charCodeAt(inside);
    const isEmpty = next === closeBrace || next === closeBracket;
    const value = code === openBrace ? "object" : "array";
    if (member) fill(member, value, at, this.to, isEmpty);
    else if (this.isValueNext && this.open.length === this.outer) this.weighContainer(isEmpty, value);
    this.isValueNext = false;
    this.member = null;
    this.open.push(member);
    return inside;
  }

  private weighContainer(isEmpty: boolean, value: Member["value"]): void {
    const { glance } = this;
    if (!isEmpty) {
      glance.holdsData = true;
      glance.isAllEmpty = false;
    } else if (value === "array") glance.hasEmptyList = true;
  }

  private end(at: number): number {
    const member = this.open.pop();
    if (member) member.to = at + 1;
    this.isValueNext = false;
    this.member = null;
    return at + 1;
  }

  private bare(from: number): number {
    const end = this.endOfBare(from);
    if (end === from) return from + 1;
    if (!this.isValueNext) return end;
    const first = this.text.charCodeAt(from);
    if ((first >= 48 && first <= 57) || first === hyphen) this.settle("number", from, end);
    else {
      const word = this.text.slice(from, end).toLowerCase();
      if (word === "true" || word === "false") this.settle(word, from, end);
      else this.settle("null", from, from);
    }
    return end;
  }

  /** What lies deeper than any key that counts: everything up to the bracket that ends it. */
  private skipDeep(from: number): number {
    const { text, to } = this;
    let at = from;
    let depth = 1;
    while (at < to) {
      const code = text.charCodeAt(at);
      if (code <= space || code === comma) at++;
      else if (code === quote || code === apostrophe) at = this.endOfText(at) + 1;
      else if (code === openBrace || code === openBracket) {
        depth++;
        at++;
      } else if (code === closeBrace || code === closeBracket) {
        if (--depth === 0) return at;
        at++;
      } else at = Math.max(this.endOfBare(at), at + 1);
    }
    return at;
  }

  /** So many members that say nothing are a record; what follows won't make a failure of it. */
  private isRecord(): boolean {
    return this.glance.count > record && this.glance.members.length === 0;
  }

  run(): Glance {
    const { text, to, open } = this;
    let at = this.from;
    while (at < to) {
      const code = text.charCodeAt(at);
      if (code <= space || code === comma) at++;
      else if (code === quote || code === apostrophe) {
        at = this.quoted(at);
        if (this.isRecord()) break;
      } else if (code === openBrace || code === openBracket) {
        at = this.begin(at, code);
        if (open.length > deepest) at = this.skipDeep(at);
      } else if (code === closeBrace || code === closeBracket) {
        at = this.end(at);
        if (open.length === 0) break;
      } else at = this.bare(at);
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
