/** What a UTF-16 unit means to the token scanner. */
export const Kind = {
  space: 0,
  letter: 1,
  digit: 2,
  /** One ideograph is one token. */
  ideograph: 3,
  apostrophe: 4,
  /** Ends a clause. */
  comma: 5,
  stop: 6,
  exclamation: 7,
  question: 8,
  newline: 9,
  symbol: 10,
  /** Zero-width characters, which don't part words. */
  ignorable: 11,
  /** Letters of scripts that no lexicon covers. */
  foreign: 12,
} as const;

const ideograph = /\p{Script=Han}/u;
const latin = /\p{Script=Latin}/u;
const letter = /[\p{L}\p{M}]/u;
const digit = /\p{Nd}/u;
const space = /\p{White_Space}/u;
const ignorable = /\p{Cf}/u;

const marks: Record<string, number> = {
  "'": Kind.apostrophe,
  "\u2018": Kind.apostrophe,
  "\u2019": Kind.apostrophe,
  "`": Kind.apostrophe,
  ",": Kind.comma,
  ";": Kind.comma,
  ":": Kind.comma,
  "(": Kind.comma,
  ")": Kind.comma,
  "\u2013": Kind.comma,
  "\u2014": Kind.comma,
  "\u2026": Kind.comma,
  "，": Kind.comma,
  "、": Kind.comma,
  "；": Kind.comma,
  "：": Kind.comma,
  "（": Kind.comma,
  "）": Kind.comma,
  ".": Kind.stop,
  "。": Kind.stop,
  "!": Kind.exclamation,
  "！": Kind.exclamation,
  "?": Kind.question,
  "？": Kind.question,
  "\n": Kind.newline,
  "\r": Kind.newline,
  "\u2028": Kind.newline,
  "\u2029": Kind.newline,
  _: Kind.letter,
};

function kindOf(char: string): number {
  const mark = marks[char];
  if (mark !== undefined) return mark;
  if (ideograph.test(char)) return Kind.ideograph;
  if (latin.test(char)) return Kind.letter;
  if (letter.test(char)) return Kind.foreign;
  if (digit.test(char)) return Kind.digit;
  if (space.test(char)) return Kind.space;
  return ignorable.test(char) ? Kind.ignorable : Kind.symbol;
}

export interface CharacterTable {
  kind: Uint8Array;
  /** Lower case, full-width forms as their ASCII counterparts. */
  fold: Uint16Array;
  /** 1 for letters that are their own folded form. */
  isSmall: Uint8Array;
}

function build(): CharacterTable {
  const kind = new Uint8Array(0x10000);
  const fold = new Uint16Array(0x10000);
  const isSmall = new Uint8Array(0x10000);
  for (let code = 0; code < 0x10000; code++) {
    const isWide = code >= 0xff01 && code <= 0xff5e;
    const char = String.fromCharCode(code);
    const plain = isWide ? String.fromCharCode(code - 0xfee0) : char;
    kind[code] = marks[char] ?? kindOf(plain);
    const lower = plain.toLowerCase();
    fold[code] = lower.length === 1 ? lower.charCodeAt(0) : plain.charCodeAt(0);
    isSmall[code] = Number(kind[code] === Kind.letter && fold[code] === code && char !== "_");
  }
  return { kind, fold, isSmall };
}

let table: CharacterTable | null = null;

/** Kind and folded form of every UTF-16 unit; built on first use. */
export const characters = (): CharacterTable => (table ??= build());
