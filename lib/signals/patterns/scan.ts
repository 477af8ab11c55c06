import { Kind, characters } from "./characters";
import { Token, hashSeed, hashStep, type Vocabulary } from "./vocabulary";

/** Letters of a text by script, from which its language is told. */
export interface Scripts {
  latin: number;
  ideographs: number;
  foreign: number;
}

const longestWord = 64;
const asterisk = 42;

/**
 * Tokens of one or more texts in growing arrays. `before` is 1 when a comma or the like stands before the token;
 * for a sentence end it is the kind of its last mark.
 */
export class TokenBuffer {
  count = 0;
  ids = new Int32Array(1024);
  starts = new Int32Array(1024);
  ends = new Int32Array(1024);
  before = new Uint8Array(1024);
  scripts: Scripts = { latin: 0, ideographs: 0, foreign: 0 };
  private readonly units = new Uint16Array(longestWord);

  constructor(private readonly vocabulary: Vocabulary) {}

  clear(): void {
    this.count = 0;
  }

  private push(id: number, start: number, end: number, before: number): void {
    if (this.count === this.ids.length) this.grow();
    const at = this.count++;
    this.ids[at] = id;
    this.starts[at] = start;
    this.ends[at] = end;
    this.before[at] = before;
  }

  private grow(): void {
    const grown = <T extends Int32Array | Uint8Array>(old: T, made: T): T => {
      made.set(old);
      return made;
    };
    const size = this.ids.length * 2;
    this.ids = grown(this.ids, new Int32Array(size));
    this.starts = grown(this.starts, new Int32Array(size));
    this.ends = grown(this.ends, new Int32Array(size));
    this.before = grown(this.before, new Uint8Array(size));
  }

  /** Appends the tokens of `text[from..to)`; `scripts` then describes this text. */
  scan(text: string, from = 0, to = text.length): void {
    const { kind } = characters();
    this.scripts = { latin: 0, ideographs: 0, foreign: 0 };
    const first = this.count;
    let comma = 0;
    let i = from;
    while (i < to) {
      const k = kind[text.charCodeAt(i)]!;
      if (k === Kind.letter || k === Kind.digit || k === Kind.foreign) {
        i = this.word(text, i, to, comma);
        comma = 0;
      } else if (k === Kind.ideograph) {
        this.scripts.ideographs++;
        this.push(this.vocabulary.idOf(text[i]!), i, i + 1, comma);
        comma = 0;
        i++;
      } else if (k === Kind.comma) {
        comma = 1;
        i++;
      } else if (k >= Kind.stop && k <= Kind.newline) {
        this.sentenceEnd(text, i, k, first);
        comma = 0;
        i++;
      } else i++;
    }
  }

  /** One sentence end for a run of marks; a question mark or exclamation mark in it decides its kind. */
  private sentenceEnd(text: string, at: number, kind: number, first: number): void {
    const last = this.count - 1;
    if (last < first) return;
    if (this.ids[last] !== Token.sentenceEnd) this.push(Token.sentenceEnd, at, at + 1, kind);
    else {
      if (kind === Kind.question || (kind === Kind.exclamation && this.before[last] !== Kind.question))
        this.before[last] = kind;
      this.ends[last] = at + 1;
    }
  }

  private word(text: string, from: number, to: number, comma: number): number {
    const { kind, fold } = characters();
    let hash = hashSeed;
    let length = 0;
    let hasLetter = false;
    let isForeign = false;
    let i = from;
    for (; i < to; i++) {
      const code = text.charCodeAt(i);
      const k = kind[code]!;
      let unit: number;
      if (k === Kind.letter || k === Kind.foreign) {
        hasLetter = true;
        if (k === Kind.foreign) isForeign = true;
        unit = fold[code]!;
      } else if (k === Kind.digit) unit = fold[code]!;
      else if (k === Kind.ignorable) continue;
      else if (k === Kind.apostrophe && i + 1 < to && kind[text.charCodeAt(i + 1)] === Kind.letter) unit = 39;
      else if (k === Kind.stop && !hasLetter && i + 1 < to && kind[text.charCodeAt(i + 1)] === Kind.digit)
        unit = 46;
      else if (code === asterisk && hasLetter && length <= 2) {
        // A masked word: any number of asterisks counts as one.
        while (i + 1 < to && text.charCodeAt(i + 1) === asterisk) i++;
        unit = asterisk;
      } else break;
      hash = hashStep(hash, unit);
      if (length < longestWord) this.units[length] = unit;
      length++;
    }
    if (isForeign) this.scripts.foreign += length;
    else if (hasLetter) this.scripts.latin += length;
    const id = length <= longestWord ? this.vocabulary.find(hash, this.units, length) : Token.unknown;
    this.push(id === Token.unknown && !hasLetter ? Token.number : id, from, i, comma);
    return i;
  }
}
