import { requiredBy } from "./required-literals";

const beginning = 3;
const places = 1 << 13;

const placeOf = (first: number, second: number, third: number): number =>
  ((first << 9) ^ (second << 5) ^ third) & (places - 1);

/**
 * Tells in one walk over a text which of some regular expressions may match it, from the literals they require. Never
 * says no to one that matches; linear, since a place has few literals that begin there.
 */
export class LiteralScan {
  private readonly literals: string[] = [];
  /** By place of the first three units: the literals that begin so. */
  private readonly byPlace: (number[] | undefined)[] = [];
  private readonly isTaken = new Uint8Array(places);
  /** The places where a literal that wasn't seen yet may begin, for the text in hand. */
  private readonly isOpen = new Uint8Array(places);
  /** By expression: its alternatives, each with sets of literals. */
  private readonly needs: number[][][][];
  private readonly seen: Uint8Array;

  constructor(sources: readonly string[]) {
    const ids = new Map<string, number>();
    this.needs = sources.map((source) =>
      requiredBy(source).map((sets) => sets.map((set) => set.map((literal) => this.add(ids, literal)))),
    );
    this.seen = new Uint8Array(this.literals.length);
  }

  private add(ids: Map<string, number>, literal: string): number {
    const known = ids.get(literal);
    if (known !== undefined) return known;
    const id = this.literals.push(literal) - 1;
    ids.set(literal, id);
    const place = placeOf(literal.charCodeAt(0), literal.charCodeAt(1), literal.charCodeAt(2));
    (this.byPlace[place] ??= []).push(id);
    this.isTaken[place] = 1;
    return id;
  }

  /** One bit for each expression that may match. */
  possible(text: string): number {
    const { isOpen } = this;
    isOpen.set(this.isTaken);
    this.seen.fill(0);
    let first = text.charCodeAt(0);
    let second = text.charCodeAt(1);
    for (let at = beginning - 1; at < text.length; at++) {
      const third = text.charCodeAt(at);
      const place = placeOf(first, second, third);
      if (isOpen[place] === 1) this.look(text, at - beginning + 1, place);
      first = second;
      second = third;
    }
    let found = 0;
    for (let i = 0; i < this.needs.length; i++) if (this.mayMatch(this.needs[i]!)) found |= 1 << i;
    return found;
  }

  private look(text: string, at: number, place: number): void {
    let isAllSeen = true;
    for (const id of this.byPlace[place]!) {
      if (this.seen[id] === 0 && text.startsWith(this.literals[id]!, at)) this.seen[id] = 1;
      if (this.seen[id] === 0) isAllSeen = false;
    }
    if (isAllSeen) this.isOpen[place] = 0;
  }

  private mayMatch(alternatives: number[][][]): boolean {
    for (const sets of alternatives) {
      let holds = true;
      for (let i = 0; i < sets.length && holds; i++) holds = this.holdsOneOf(sets[i]!);
      if (holds) return true;
    }
    return false;
  }

  private holdsOneOf(set: number[]): boolean {
    for (let i = 0; i < set.length; i++) if (this.seen[set[i]!] === 1) return true;
    return false;
  }
}
