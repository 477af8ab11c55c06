/** Ids below `firstWord` have fixed meanings. */
export const Token = { unknown: 0, sentenceEnd: 1, number: 2, firstWord: 3 } as const;

/** Spelled without their apostrophe these are other words. */
const apostropheMatters = new Set([
  "we'll",
  "he'll",
  "she'll",
  "i'll",
  "i'd",
  "we'd",
  "she'd",
  "he'd",
  "we're",
  "who're",
]);

/** Hash of a folded word, one unit at a time: start with `hashSeed`. */
export const hashSeed = 7;
const hashStep = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

export function hashOf(word: string): number {
  let hash = hashSeed;
  for (let i = 0; i < word.length; i++) hash = hashStep(hash, word.charCodeAt(i));
  return hash;
}

/** Words of the rules and their ids, looked up by hash without making strings. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly names: string[] = ["", "", ""];
  /** Hash and entry of every spelling side by side, open addressing; an entry is -1 where none is. */
  private slots = new Int32Array(0);
  private entryIds = new Int32Array(0);
  /** Where the units of each entry begin, and where the last one ends. */
  private starts = new Int32Array(0);
  private units = new Uint16Array(0);
  /** Ids of words of a single unit. */
  private readonly single = new Uint16Array(0x10000);
  private numberIds: number[] | null = null;
  private readonly respelled = new Map<string, string>();
  private isFrozen = false;

  get size(): number {
    return this.names.length;
  }

  /** Every spelling with its id. */
  entries(): Iterable<[word: string, id: number]> {
    return this.ids.entries();
  }

  nameOf(id: number): string {
    return this.names[id] ?? "";
  }

  /** The id of a word of the rules as spelled, if they have it. */
  idOf(word: string): number | undefined {
    return this.ids.get(word);
  }

  /** Takes a spelling for another word, in rules and in texts; before any word is added. */
  respell(typed: string, meant: string): void {
    this.respelled.set(typed, meant);
  }

  /** The id of a word, adding it with its spelling without an apostrophe ("dont") when it is new. */
  add(spelled: string): number {
    const word = this.respelled.get(spelled) ?? spelled;
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    if (this.isFrozen) throw new Error(`The vocabulary is closed: ${word}`);
    const bare = word.replaceAll("'", "");
    const alias = bare !== word && !apostropheMatters.has(word) ? this.ids.get(bare) : undefined;
    const id = alias ?? this.names.length;
    if (alias === undefined) this.names.push(word);
    this.ids.set(word, id);
    if (bare !== word && !apostropheMatters.has(word)) this.ids.set(bare, id);
    return id;
  }

  /** Whether a word of the rules is a number: `404` is also any number. */
  isNumber(id: number): boolean {
    return id === Token.number || /^[0-9.]+$/.test(this.nameOf(id));
  }

  /** The ids that are numbers; asked for when no word can be added any more. */
  numbers(): readonly number[] {
    return (this.numberIds ??= [...this.names.keys()].filter((id) => this.isNumber(id)));
  }

  /** Builds the lookup table; no word can be added afterwards. */
  freeze(): void {
    for (const [typed, meant] of this.respelled) this.ids.set(typed, this.add(meant));
    this.isFrozen = true;
    const spellings = [...this.ids.keys()];
    let size = 64;
    while (size < spellings.length * 2) size *= 2;
    this.slots = new Int32Array(size * 2).fill(-1);
    this.entryIds = Int32Array.from(this.ids.values());
    this.starts = new Int32Array(spellings.length + 1);
    this.units = Uint16Array.from(spellings.join(""), (char) => char.charCodeAt(0));
    spellings.forEach((word, entry) => {
      const hash = hashOf(word);
      let slot = hash & (size - 1);
      while (this.slots[slot * 2 + 1] !== -1) slot = (slot + 1) & (size - 1);
      this.slots[slot * 2] = hash;
      this.slots[slot * 2 + 1] = entry;
      this.starts[entry + 1] = this.starts[entry]! + word.length;
      if (word.length === 1) this.single[word.charCodeAt(0)] = this.entryIds[entry]!;
    });
  }

  /** The id of a word of one UTF-16 unit. */
  idOfUnit(unit: number): number {
    return this.single[unit]!;
  }

  /** The id of the word whose folded units lie in `units[0..length)`. */
  find(hash: number, units: Uint16Array, length: number): number {
    const { slots } = this;
    const last = slots.length - 1;
    let at = (hash << 1) & last;
    for (;;) {
      const entry = slots[at + 1]!;
      if (entry < 0) return Token.unknown;
      if (slots[at] === hash && this.isSame(entry, units, length)) return this.entryIds[entry]!;
      at = (at + 2) & last;
    }
  }

  private isSame(entry: number, units: Uint16Array, length: number): boolean {
    const start = this.starts[entry]!;
    if (this.starts[entry + 1]! - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.units[start + i] !== units[i]) return false;
    return true;
  }
}
