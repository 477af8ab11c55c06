import { Sieve } from "./sieve";
import { hashOf, hashSeed, Token } from "./vocabulary";

const shortest = 5;
const longest = 14;

/** A hash stands for its word here: a clash would need two of a few thousand words to fall together in 32 bits. */
type ByHash = Map<number, number>;

const plain = /^[a-z]{5,14}$/;

/** 31 to the power of the index, as a hash multiplies what came before. */
const powers = Int32Array.from({ length: longest + 1 }, (_, power) => {
  let product = 1;
  for (let i = 0; i < power; i++) product = Math.imul(product, 31);
  return product;
});

/**
 * Knows words of the rules from one slip of the finger: a letter too many, a letter missing, two letters exchanged.
 * Never the first letter, never in short words; another letter in a place makes another word.
 */
export class Typos {
  private readonly words: ByHash = new Map();
  private readonly wordSieve = new Sieve();
  /** Hashes of words that lack one letter; 0 where two words would fit. */
  private readonly lacking: ByHash = new Map();
  private readonly lackingSieve = new Sieve();
  /** Hash of the units from each place on, as if they stood alone with a seed of 0. */
  private readonly rest = new Int32Array(longest + 1);

  constructor(words: Iterable<[word: string, id: number]>) {
    for (const [word, id] of words) {
      if (!plain.test(word)) continue;
      this.words.set(hashOf(word), id);
      this.wordSieve.add(hashOf(word));
      for (let i = 1; i < word.length; i++) this.addLacking(hashOf(word.slice(0, i) + word.slice(i + 1)), id);
    }
  }

  private addLacking(hash: number, id: number): void {
    const known = this.lacking.get(hash);
    this.lacking.set(hash, known === undefined || known === id ? id : Token.unknown);
    this.lackingSieve.add(hash);
  }

  /** The id of the word that the units of an unknown word were meant to be, or `unknown`. */
  find(hash: number, units: Uint16Array, length: number): number {
    if (length < shortest - 1 || length > longest) return Token.unknown;
    if (this.lackingSieve.mayHold(hash)) {
      const lacking = this.lacking.get(hash);
      if (lacking !== undefined) return lacking;
    }
    const { rest } = this;
    rest[length] = 0;
    for (let i = length - 1; i > 0; i--)
      rest[i] = (rest[i + 1]! + Math.imul(units[i]!, powers[length - 1 - i]!)) | 0;
    let before = (Math.imul(hashSeed, 31) + units[0]!) | 0;
    for (let i = 1; i < length; i++) {
      const id = this.without(before, length, i) ?? this.swapped(before, units, length, i);
      if (id !== undefined) return id;
      before = (Math.imul(before, 31) + units[i]!) | 0;
    }
    return Token.unknown;
  }

  private wordOf(hash: number): number | undefined {
    return this.wordSieve.mayHold(hash) ? this.words.get(hash) : undefined;
  }

  /** The word that is left without the unit at `at`; `before` is the hash of the units before it. */
  private without(before: number, length: number, at: number): number | undefined {
    return this.wordOf((Math.imul(before, powers[length - 1 - at]!) + this.rest[at + 1]!) | 0);
  }

  /** The word with the unit at `at` and the one after it exchanged. */
  private swapped(before: number, units: Uint16Array, length: number, at: number): number | undefined {
    if (at + 1 >= length) return undefined;
    const pair = (Math.imul((Math.imul(before, 31) + units[at + 1]!) | 0, 31) + units[at]!) | 0;
    return this.wordOf((Math.imul(pair, powers[length - 2 - at]!) + this.rest[at + 2]!) | 0);
  }
}
