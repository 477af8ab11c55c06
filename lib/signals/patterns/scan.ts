import { Kind, characters } from "./characters";
import { pictures } from "./pictures";
import type { Typos } from "./typos";
import { Token, hashSeed, type Vocabulary } from "./vocabulary";

/** Letters of a text by script and case, from which language and shouting are told. */
export interface Letters {
  latin: number;
  ideographs: number;
  foreign: number;
  upper: number;
}

/** What a token looks like; bits. `quoted` stands between two quotation marks (in talk alone). */
export const Shape = { hasDigit: 1, ideograph: 2, quoted: 4 } as const;

/** Quotation marks: 1 opens, 2 closes, 3 does either. */
const quotes = new Map(
  [...`“1「1『1”2」2』2"3`.matchAll(/(.)(\d)/gu)].map(([, mark, way]) => [mark!.charCodeAt(0), Number(way)]),
);

/** What names of error classes end with: says nothing about the error. */
const classEnding = /^(?:Error|Exception)$/;
const firstHighSurrogate = 0xd83c;
const lastHighSurrogate = 0xd83e;
const longestWord = 64;
const asterisk = 42;
const apostrophe = 39;
const fullStop = 46;
const underscore = 95;
const smallS = 115;

const { letter, digit, ideograph, comma, stop, newline, ignorable, foreign, exclamation, question, symbol } =
  Kind;
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
  /** The first token after a quotation mark that is still open, or -1. */
  private quoteFrom = -1;
  private readonly kind = characters().kind;
  private readonly fold = characters().fold;
  private readonly isSmall = characters().isSmall;

  constructor(
    private readonly vocabulary: Vocabulary,
    /** Mends words that no rule has; tool results are taken at their word. */
    private readonly typos: Typos | null = null,
    /** Reads `not_found` and `AccessDenied` as two words each, unless rules have them as one. */
    private readonly splitsNames = false,
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
    this.quoteFrom = -1;
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
      } else if (code >= firstHighSurrogate && code <= lastHighSurrogate) {
        const id = this.pictureId(text.charCodeAt(i + 1) + (code << 16));
        if (id !== unknown) this.push(id, i, Math.min(i + 2, to), afterComma, 0, id);
        i++;
      } else {
        if (k === comma || (k === stop && this.isInside(text, i))) afterComma = 1;
        else if (k >= stop && k <= newline) {
          this.endSentence(i, k, first);
          afterComma = 0;
        } else if (k === symbol && this.typos !== null) this.quote(code);
        i++;
      }
    }
  }

  /** Marks what a pair of quotation marks encloses; one that is never closed marks nothing, nor does a single word. */
  private quote(code: number): void {
    const way = quotes.get(code);
    if (way === undefined) return;
    if (this.quoteFrom < 0) {
      if (way !== 2) this.quoteFrom = this.count;
    } else if (way !== 1) {
      const from = this.quoteFrom;
      if (this.count - from > 1) for (let at = from; at < this.count; at++) this.shapes[at]! |= Shape.quoted;
      this.quoteFrom = -1;
    }
  }

  /** The word that stands in the rules for a picture character, or `unknown`. */
  private pictureId(units: number): number {
    const word = pictures.get(units);
    return word === undefined ? unknown : (this.vocabulary.idOf(word) ?? unknown);
  }

  /** "thanks.bye", "os.path", "Mrs., not": a full stop between letters or before a comma parts clauses, not sentences. */
  private isInside(text: string, at: number): boolean {
    const after = this.kind[text.charCodeAt(at + 1)];
    return this.kind[text.charCodeAt(at - 1)] === letter && (after === letter || after === comma);
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

  /** The words of a name, parted by underscores and by capitals after small letters. */
  private nameParts(text: string, from: number, to: number, afterComma: number): void {
    const { fold, units } = this;
    let start = from;
    let before = afterComma;
    for (let i = from; i <= to; i++) {
      const code = i < to ? text.charCodeAt(i) : underscore;
      const isCapital = code !== underscore && fold[code] !== code;
      const isHump = isCapital && i > start && fold[text.charCodeAt(i - 1)] === text.charCodeAt(i - 1);
      if (code !== underscore && !isHump) continue;
      const length = Math.min(i - start, longestWord);
      let hash = hashSeed;
      let isNumber = length > 0;
      for (let at = 0; at < length; at++) {
        units[at] = fold[text.charCodeAt(start + at)]!;
        hash = (Math.imul(hash, 31) + units[at]!) | 0;
        isNumber &&= this.kind[units[at]!] === digit;
      }
      if (length > 0 && !(i === to && start > from && classEnding.test(text.slice(start, i)))) {
        const known = this.vocabulary.find(hash, units, length);
        this.push(known === unknown && isNumber ? number : known, start, start + length, before, 0, hash);
        before = 0;
      }
      start = code === underscore ? i + 1 : i;
    }
  }

  private word(text: string, from: number, to: number, afterComma: number): number {
    const { kind, fold, isSmall, units } = this;
    let hash = hashSeed;
    let hashBefore = hashSeed;
    let length = 0;
    let unit = 0;
    let upper = 0;
    let hasLetter = false;
    let hasDigit = false;
    let isForeign = false;
    let isName = false;
    let wasSmall = false;
    let i = from;
    for (; i < to; i++) {
      const code = text.charCodeAt(i);
      if (isSmall[code] === 1) {
        hasLetter = true;
        wasSmall = true;
        unit = code;
      } else {
        const k = kind[code]!;
        if (k === letter) {
          hasLetter = true;
          unit = fold[code]!;
          const isCapital = unit !== code;
          if (isCapital) upper++;
          if (code === underscore || (isCapital && wasSmall)) isName = true;
          wasSmall = !isCapital;
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
      }
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
    if (known === unknown && isName && this.splitsNames) {
      this.nameParts(text, from, Math.min(i, to), afterComma);
      return i;
    }
    const id = known === unknown && !hasLetter ? number : known;
    const stem = unit === smallS && length > 3 ? hashBefore : hash;
    this.push(id, from, Math.min(i, to), afterComma, hasDigit ? Shape.hasDigit : 0, stem);
    return i;
  }
}
