/** One `key: value` of an object near the top of a JSON-like text. */
export interface Member {
  /** Lower case, without separators: `error_message` and `errorMessage` are one. */
  key: string;
  depth: number;
  kind: "text" | "number" | "true" | "false" | "null" | "object" | "array";
  /** The value's range in the text; of a text value without its quotes, of a container from its bracket on. */
  from: number;
  to: number;
  /** For a container: nothing in it. */
  isEmpty: boolean;
}

const quote = 34;
const apostrophe = 39;
const backslash = 92;
const colon = 58;
const deepest = 2;

/** Errors stand near the beginning; what comes later is data. */
const longestLook = 4000;

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

const containerKinds: Record<string, Member["kind"]> = { "{": "object", "[": "array" };

class Look {
  readonly members: Member[] = [];
  private readonly open: (Member | null)[] = [];
  private at: number;
  private awaiting: Member | null = null;

  constructor(
    private readonly text: string,
    from: number,
    private readonly to: number,
  ) {
    this.at = from;
  }

  private skipSpace(): void {
    while (this.at < this.to && isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  /** Moves behind a quoted text and gives its end (where the quote stands). */
  private endOfText(mark: number): number {
    let i = this.at + 1;
    for (; i < this.to; i++) {
      const code = this.text.charCodeAt(i);
      if (code === backslash) i++;
      else if (code === mark) break;
    }
    this.at = Math.min(i + 1, this.to);
    return Math.min(i, this.to);
  }

  private settle(kind: Member["kind"], from: number, to: number): void {
    if (!this.awaiting) return;
    Object.assign(this.awaiting, { kind, from, to, isEmpty: from === to });
    this.awaiting = null;
  }

  private quoted(mark: number): void {
    const from = this.at + 1;
    const to = this.endOfText(mark);
    this.skipSpace();
    if (this.awaiting || this.text.charCodeAt(this.at) !== colon) return this.settle("text", from, to);
    this.at++;
    if (this.open.length > deepest || to - from > 40) return;
    const key = this.text
      .slice(from, to)
      .toLowerCase()
      .replace(/[_\s-]/g, "");
    this.awaiting = { key, depth: this.open.length, kind: "null", from: this.at, to: this.at, isEmpty: true };
    this.members.push(this.awaiting);
  }

  private begin(char: string): void {
    const member = this.awaiting;
    if (member) {
      Object.assign(member, { kind: containerKinds[char], from: this.at, to: this.to });
      this.awaiting = null;
    }
    this.open.push(member);
    this.at++;
    this.skipSpace();
    const next = this.text[this.at];
    if (member) member.isEmpty = next === "}" || next === "]";
  }

  private end(): void {
    this.at++;
    const member = this.open.pop();
    if (member) member.to = this.at;
    this.awaiting = null;
  }

  private bare(): void {
    const from = this.at;
    while (this.at < this.to && /[\w.+-]/.test(this.text[this.at]!)) this.at++;
    if (this.at === from) this.at++;
    const word = this.text.slice(from, this.at).toLowerCase();
    if (/^[-+]?[0-9]/.test(word)) this.settle("number", from, this.at);
    else if (word === "true" || word === "false") this.settle(word, from, this.at);
    else if (word === "null" || word === "none") this.settle("null", from, from);
  }

  run(): Member[] {
    while (this.at < this.to) {
      this.skipSpace();
      const code = this.text.charCodeAt(this.at);
      const char = this.text[this.at];
      if (code === quote || code === apostrophe) this.quoted(code);
      else if (char === "{" || char === "[") this.begin(char);
      else if (char === "}" || char === "]") {
        this.end();
        if (this.open.length === 0) break;
      } else this.bare();
    }
    return this.members;
  }
}

/**
 * The members of the outer two levels at the beginning of a JSON or Python-like text. Forgiving: anything gives a
 * list. Looks at 4,000 characters at most.
 */
export const shallowMembers = (text: string, from: number): Member[] =>
  new Look(text, from, Math.min(text.length, from + longestLook)).run();
