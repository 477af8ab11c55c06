import { hashOf, hashSeed, Token } from "./vocabulary";

const shortest = 5;
const longest = 14;

/** A hash stands for its word here: a clash would need two of a few thousand words to fall together in 32 bits. */
type ByHash = Map<number, number>;

const plain = /^[a-z]{5,14}$/;

/** The hash of a word's units without the one at `skip`, or with the units at `swap` and after it exchanged. */
function variant(units: Uint16Array, length: number, skip: number, swap: number): number {
  let hash = hashSeed;
  for (let i = 0; i < length; i++) {
    if (i === skip) continue;
    const from = i === swap ? i + 1 : i === swap + 1 ? i - 1 : i;
    hash = (Math.imul(hash, 31) + units[from]!) | 0;
  }
  return hash;
}

/**
 * Knows words of the rules from one slip of the finger: a letter too many, a letter missing, two letters exchanged.
 * Never the first letter, never in short words; another letter in a place makes another word.
 */
export class Typos {
  private readonly words: ByHash = new Map();
  /** Hashes of words that lack one letter; 0 where two words would fit. */
  private readonly lacking: ByHash = new Map();

  constructor(words: Iterable<[word: string, id: number]>) {
    for (const [word, id] of words) {
      if (!plain.test(word)) continue;
      this.words.set(hashOf(word), id);
      for (let i = 1; i < word.length; i++) this.addLacking(hashOf(word.slice(0, i) + word.slice(i + 1)), id);
    }
  }

  private addLacking(hash: number, id: number): void {
    const known = this.lacking.get(hash);
    this.lacking.set(hash, known === undefined || known === id ? id : Token.unknown);
  }

  /** The id of the word that the units of an unknown word were meant to be, or `unknown`. */
  find(hash: number, units: Uint16Array, length: number): number {
    if (length < shortest - 1 || length > longest) return Token.unknown;
    const lacking = this.lacking.get(hash);
    if (lacking !== undefined) return lacking;
    for (let i = 1; i < length; i++) {
      const id = this.words.get(variant(units, length, i, -2)) ?? this.swapped(units, length, i);
      if (id !== undefined) return id;
    }
    return Token.unknown;
  }

  private swapped(units: Uint16Array, length: number, at: number): number | undefined {
    return at + 1 < length ? this.words.get(variant(units, length, -1, at)) : undefined;
  }
}
