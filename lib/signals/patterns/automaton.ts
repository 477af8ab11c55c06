import type { Pattern } from "./pattern";
import { Token, type Vocabulary } from "./vocabulary";

/** Takes one matched rule with its first token and the token after its last. */
export type OnMatch = (rule: number, first: number, end: number) => void;

interface Node {
  empty: number[];
  /** Token id and target; the pseudo id `anyWord` stands for every token but a sentence end. */
  arcs: [id: number, target: number][];
  rules: number[];
}

const anyWord = -1;
const notBuilt = -1;
const dead = 0;

/** So many states are kept before the memory is built anew; never reached by ordinary text. */
const mostStates = 50_000;

/**
 * All patterns as one automaton that runs from every token of a text. States are made when a text first needs
 * them, so a step is one table look-up; a walk ends after the longest pattern, so the whole is linear.
 */
export class Automaton {
  private readonly nodes: Node[] = [];
  private readonly start: number;
  private sets: number[][] = [];
  private accepts: number[][] = [];
  private next: Map<number, number>[] = [];
  private bySet = new Map<string, number>();
  private first = new Int32Array(0);

  constructor(private readonly vocabulary: Vocabulary) {
    this.start = this.node();
  }

  add(pattern: Pattern, rule: number): void {
    this.nodes[this.build(pattern, this.start)]!.rules.push(rule);
  }

  private node(): number {
    this.nodes.push({ empty: [], arcs: [], rules: [] });
    return this.nodes.length - 1;
  }

  private arc(from: number, id: number): number {
    const target = this.node();
    this.nodes[from]!.arcs.push([id, target]);
    return target;
  }

  private build(pattern: Pattern, from: number): number {
    switch (pattern.kind) {
      case "word":
        return this.arc(from, this.vocabulary.add(pattern.word));
      case "number":
        return this.arc(from, Token.number);
      case "stop":
        return this.join([this.arc(from, Token.sentenceEnd), from]);
      case "sequence":
        return pattern.items.reduce((node, item) => this.build(item, node), from);
      case "choice":
        return this.join(pattern.options.map((option) => this.build(option, from)));
      case "optional":
        return this.join([this.build(pattern.item, from), from]);
      case "gap":
        return this.gap(from, pattern.most);
    }
  }

  private gap(from: number, most: number): number {
    const ends = [from];
    for (let i = 0; i < most; i++) ends.push(this.arc(ends[i]!, anyWord));
    return this.join(ends);
  }

  private join(ends: number[]): number {
    const target = this.node();
    for (const end of ends) this.nodes[end]!.empty.push(target);
    return target;
  }

  private reset(): void {
    this.sets = [[]];
    this.accepts = [[]];
    this.next = [new Map()];
    this.bySet = new Map([["", dead]]);
    this.first = new Int32Array(this.vocabulary.size).fill(notBuilt);
  }

  private closure(seeds: Iterable<number>): number[] {
    const seen = new Set(seeds);
    for (const node of seen) for (const target of this.nodes[node]!.empty) seen.add(target);
    return [...seen].filter((node) => this.isNeeded(node)).sort((a, b) => a - b);
  }

  private isNeeded(node: number): boolean {
    const { arcs, rules } = this.nodes[node]!;
    return arcs.length > 0 || rules.length > 0;
  }

  private stateOf(set: number[]): number {
    const key = set.join(",");
    const known = this.bySet.get(key);
    if (known !== undefined) return known;
    const state = this.sets.length;
    this.sets.push(set);
    this.accepts.push([...new Set(set.flatMap((node) => this.nodes[node]!.rules))].sort((a, b) => a - b));
    this.next.push(new Map());
    this.bySet.set(key, state);
    return state;
  }

  private step(set: readonly number[], id: number): number {
    const targets = new Set<number>();
    for (const node of set)
      for (const [arcId, target] of this.nodes[node]!.arcs) if (this.fits(arcId, id)) targets.add(target);
    return this.stateOf(this.closure(targets));
  }

  private fits(arcId: number, id: number): boolean {
    if (arcId === id) return true;
    if (arcId === anyWord) return id !== Token.sentenceEnd;
    return arcId === Token.number && this.vocabulary.isNumber(id);
  }

  private firstState(id: number): number {
    this.startSet ??= this.closure([this.start]);
    const state = this.step(this.startSet, id);
    this.first[id] = state;
    return state;
  }
  private startSet: number[] | null = null;

  private nextState(state: number, id: number): number {
    const made = this.step(this.sets[state]!, id);
    this.next[state]!.set(id, made);
    return made;
  }

  /** Reports every match in `ids[from..to)`: by first token, then by length, then by rule. */
  run(ids: Int32Array, from: number, to: number, onMatch: OnMatch): void {
    if (this.sets.length === 0 || this.sets.length > mostStates) this.reset();
    for (let i = from; i < to; i++) {
      const id = ids[i]!;
      let state = this.first[id]!;
      if (state === notBuilt) state = this.firstState(id);
      let j = i + 1;
      while (state !== dead) {
        const rules = this.accepts[state]!;
        for (let r = 0; r < rules.length; r++) onMatch(rules[r]!, i, j);
        if (j >= to) break;
        const following = this.next[state]!.get(ids[j]!);
        state = following ?? this.nextState(state, ids[j]!);
        j++;
      }
    }
  }
}
