import { Kind, characters } from "./characters";
import type { Typos } from "./typos";
import { Token, hashSeed, type Vocabulary } from "./vocabulary";

/** Letters of a text by script and case, from which language and shouting are told. */
export interface Letters {
  latin: number;
  ideographs: number;
  foreign: number;
  upper: number;
}

/** What a token looks like; bits. */
export const Shape = { hasDigit: 1, ideograph: 2 } as const;

const longestWord = 64;
const asterisk = 42;
const apostrophe = 39;
const fullStop = 46;
const smallS = 115;

const { letter, digit, ideograph, comma, stop, newline, ignorable, foreign, exclamation, question } = Kind;
const apostropheKind = Kind.apostrophe;
const { unknown, sentenceEnd, number } = Token;

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
  shapes = new Uint8Array(1024);
  /** A hash of the folded word; a plural "s" doesn't count. */
  stems = new Int32Array(1024);
  letters: Letters = { latin: 0, ideographs: 0, foreign: 0, upper: 0 };
  private readonly units = new Uint16Array(longestWord);
  private readonly kind = characters().kind;
  private readonly fold = characters().fold;

  constructor(
    private readonly vocabulary: Vocabulary,
    /** Mends words that no rule has; tool results are taken at their word. */
    private readonly typos: Typos | null = null,
  ) {}

  clear(): void {
    this.count = 0;
  }

  private push(id: number, start: number, end: number, before: number, shape: number, stem: number): void {
    if (this.count === this.ids.length) this.grow();
    const at = this.count++;
    this.ids[at] = id;
    this.starts[at] = start;
    this.ends[at] = end;
    this.before[at] = before;
    this.shapes[at] = shape;
    this.stems[at] = stem;
  }

  private grow(): void {
    const ints = (old: Int32Array) => {
      const made = new Int32Array(old.length * 2);
      made.set(old);
      return made;
    };
    const bytes = (old: Uint8Array) => {
      const made = new Uint8Array(old.length * 2);
      made.set(old);
      return made;
    };
    this.ids = ints(this.ids);
    this.starts = ints(this.starts);
    this.ends = ints(this.ends);
    this.stems = ints(this.stems);
    this.before = bytes(this.before);
    this.shapes = bytes(this.shapes);
  }

  /** Appends the tokens of `text[from..to)`; `letters` then describes this text. */
  scan(text: string, from = 0, to = text.length): void {
    const { kind } = this;
    this.letters = { latin: 0, ideographs: 0, foreign: 0, upper: 0 };
    const first = this.count;
    let afterComma = 0;
    let i = from;
    while (i < to) {
      const code = text.charCodeAt(i);
      const k = kind[code]!;
      if (k === letter || k === digit || k === foreign) {
        i = this.word(text, i, to, afterComma);
        afterComma = 0;
      } else if (k === ideograph) {
        this.letters.ideographs++;
        this.push(this.vocabulary.idOfUnit(code), i, i + 1, afterComma, Shape.ideograph, code);
        afterComma = 0;
        i++;
      } else {
        if (k === comma || (k === stop && this.isBetweenLetters(text, i))) afterComma = 1;
        else if (k >= stop && k <= newline) {
          this.endSentence(i, k, first);
          afterComma = 0;
        }
        i++;
      }
    }
  }

  /** "thanks.bye", "os.path": a full stop without a space parts clauses, not sentences. */
  private isBetweenLetters(text: string, at: number): boolean {
    return this.kind[text.charCodeAt(at - 1)] === letter && this.kind[text.charCodeAt(at + 1)] === letter;
  }

  /** One sentence end for a run of marks; a question mark or exclamation mark in it decides its kind. */
  private endSentence(at: number, kind: number, first: number): void {
    const last = this.count - 1;
    if (last < first) return;
    if (this.ids[last] !== sentenceEnd) return this.push(sentenceEnd, at, at + 1, kind, 0, 0);
    if (kind === question || (kind === exclamation && this.before[last] !== question))
      this.before[last] = kind;
    this.ends[last] = at + 1;
  }

  /** A capital inside a sentence makes a name, which is no slip of another word. */
  private isName(upper: number): boolean {
    return upper > 0 && this.count > 0 && this.ids[this.count - 1] !== sentenceEnd;
  }

  private word(text: string, from: number, to: number, afterComma: number): number {
    const { kind, fold, units } = this;
    let hash = hashSeed;
    let hashBefore = hashSeed;
    let length = 0;
    let unit = 0;
    let upper = 0;
    let hasLetter = false;
    let hasDigit = false;
    let isForeign = false;
    let i = from;
    for (; i < to; i++) {
      const code = text.charCodeAt(i);
      const k = kind[code]!;
      if (k === letter) {
        hasLetter = true;
        unit = fold[code]!;
        if (unit !== code) upper++;
      } else if (k === digit) {
        hasDigit = true;
        unit = fold[code]!;
      } else if (k === foreign) {
        hasLetter = true;
        isForeign = true;
        unit = fold[code]!;
      } else if (k === ignorable) continue;
      else if (k === apostropheKind && kind[text.charCodeAt(i + 1)] === letter) unit = apostrophe;
      else if (k === stop && !hasLetter && kind[text.charCodeAt(i + 1)] === digit) unit = fullStop;
      else if (code === asterisk && hasLetter && length <= 2) {
        // A masked word: any number of asterisks counts as one.
        while (text.charCodeAt(i + 1) === asterisk) i++;
        unit = asterisk;
      } else break;
      hashBefore = hash;
      hash = (Math.imul(hash, 31) + unit) | 0;
      if (length < longestWord) units[length] = unit;
      length++;
    }
    if (isForeign) this.letters.foreign += length;
    else if (hasLetter) this.letters.latin += length;
    this.letters.upper += upper;
    let known = length <= longestWord ? this.vocabulary.find(hash, units, length) : unknown;
    if (known === unknown && this.typos && hasLetter && !hasDigit && !isForeign && !this.isName(upper))
      known = this.typos.find(hash, units, length);
    const id = known === unknown && !hasLetter ? number : known;
    const stem = unit === smallS && length > 3 ? hashBefore : hash;
    this.push(id, from, Math.min(i, to), afterComma, hasDigit ? Shape.hasDigit : 0, stem);
    return i;
  }
}
