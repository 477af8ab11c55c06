import type { Pattern } from "./pattern";
import { Token, type Vocabulary } from "./vocabulary";

interface Node {
  /** Nodes that are reached without a token. */
  empty: number[];
  /** Token ids and targets. */
  arcs: [id: number, target: number][];
  rules: number[];
}

/** Stands for every token but a sentence end. */
const anyWord = -1;

const start = 0;

/** All patterns as one non-deterministic graph; a set of nodes is a state of the automaton. */
export class PatternGraph {
  private readonly nodes: Node[] = [{ empty: [], arcs: [], rules: [] }];
  private startArcs: Map<number, number[]> | null = null;

  constructor(private readonly vocabulary: Vocabulary) {}

  add(pattern: Pattern, rule: number): void {
    this.nodes[this.build(pattern, start)]!.rules.push(rule);
    this.startArcs = null;
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

  private join(ends: number[]): number {
    const target = this.node();
    for (const end of ends) this.nodes[end]!.empty.push(target);
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
        return this.gap(from, pattern.least, pattern.most);
    }
  }

  private gap(from: number, least: number, most: number): number {
    const ends = [from];
    for (let i = 0; i < most; i++) ends.push(this.arc(ends[i]!, anyWord));
    return this.join(ends.slice(least));
  }

  /** The nodes reached from `seeds` without a token that can go on or accept, ascending. */
  private closure(seeds: Iterable<number>): Int32Array {
    const seen = new Set(seeds);
    for (const node of seen) for (const target of this.nodes[node]!.empty) seen.add(target);
    const needed = [...seen].filter(
      (node) => this.nodes[node]!.arcs.length > 0 || this.nodes[node]!.rules.length > 0,
    );
    return Int32Array.from(needed).sort();
  }

  private fits(arcId: number, id: number): boolean {
    if (arcId === id) return true;
    if (arcId === anyWord) return id !== Token.sentenceEnd;
    return arcId === Token.number && this.vocabulary.isNumber(id);
  }

  /** The arcs out of the start by token id, so that a first step doesn't look at every pattern. */
  private arcsOfStart(): Map<number, number[]> {
    if (this.startArcs) return this.startArcs;
    const byId = new Map<number, number[]>();
    for (const node of this.closure([start]))
      for (const [id, target] of this.nodes[node]!.arcs) byId.set(id, [...(byId.get(id) ?? []), target]);
    this.startArcs = byId;
    return byId;
  }

  /** The state after a text's token `id` begins a match. */
  first(id: number): Int32Array {
    const byId = this.arcsOfStart();
    const ids = [id];
    if (id !== Token.number && this.vocabulary.isNumber(id)) ids.push(Token.number);
    if (id !== Token.sentenceEnd) ids.push(anyWord);
    return this.closure(ids.flatMap((each) => byId.get(each) ?? []));
  }

  step(set: Int32Array, id: number): Int32Array {
    const targets = new Set<number>();
    for (const node of set)
      for (const [arcId, target] of this.nodes[node]!.arcs) if (this.fits(arcId, id)) targets.add(target);
    return this.closure(targets);
  }

  /** The token ids by which a set goes another way than by an unknown word. */
  namedIn(set: Int32Array): Set<number> {
    const named = new Set<number>([Token.sentenceEnd]);
    for (const node of set)
      for (const [id] of this.nodes[node]!.arcs) {
        if (id === Token.number) for (const number of this.vocabulary.numbers()) named.add(number);
        else if (id !== anyWord) named.add(id);
      }
    return named;
  }

  /** The rules that a state accepts, ascending. */
  rulesOf(set: Int32Array): number[] {
    const rules = new Set<number>();
    for (const node of set) for (const rule of this.nodes[node]!.rules) rules.add(rule);
    return [...rules].sort((a, b) => a - b);
  }
}
