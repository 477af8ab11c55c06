import { PatternGraph } from "./pattern-graph";
import type { Pattern } from "./pattern";
import { Transitions } from "./transitions";
import { Token, type Vocabulary } from "./vocabulary";

/** Takes one matched rule with its first token and the token after its last. */
export type OnMatch = (rule: number, first: number, end: number) => void;

const notBuilt = -1;
const dead = 0;

/** So many states are kept before the memory is built anew; never reached by ordinary text. */
const mostStates = 50_000;

/** One walk through a text makes fewer states than this. */
const longestWalk = 1000;

/** A state's record: whether it accepts, where a word goes that none of its arcs names, and a sieve of those they do. */
const Field = { accepts: 0, other: 1, sieve: 2, size: 4 } as const;

/**
 * All patterns as one automaton that runs from every token of a text. States are made when a text first needs
 * them. A step by a word that no rule expects here is one look into the state's record, any other one table look-up;
 * a walk ends after the longest pattern, so the whole is linear.
 */
export class Automaton {
  private readonly graph: PatternGraph;
  private sets: Int32Array[] = [];
  private accepts: number[][] = [];
  private records = new Int32Array(0);
  private bySet = new Map<string, number>();
  private first = new Int32Array(0);
  private next: Transitions;
  private mostStates = mostStates;

  constructor(private readonly vocabulary: Vocabulary) {
    this.graph = new PatternGraph(vocabulary);
    this.next = new Transitions(1);
  }

  add(pattern: Pattern, rule: number): void {
    this.graph.add(pattern, rule);
  }

  private reset(): void {
    this.sets = [new Int32Array(0)];
    this.accepts = [[]];
    this.records = new Int32Array(Field.size << 10);
    this.bySet = new Map([["", dead]]);
    this.first = new Int32Array(this.vocabulary.size).fill(notBuilt);
    this.next = new Transitions(this.vocabulary.size);
    this.mostStates = Math.min(mostStates, this.next.mostFirst - longestWalk);
  }

  private stateOf(set: Int32Array): number {
    const key = set.join(",");
    const known = this.bySet.get(key);
    if (known !== undefined) return known;
    const state = this.sets.length;
    const rules = this.graph.rulesOf(set);
    this.sets.push(set);
    this.accepts.push(rules);
    this.bySet.set(key, state);
    this.record(state, set, rules.length > 0);
    return state;
  }

  private record(state: number, set: Int32Array, accepts: boolean): void {
    const at = state * Field.size;
    if (at === this.records.length) {
      const longer = new Int32Array(at * 2);
      longer.set(this.records);
      this.records = longer;
    }
    this.records[at + Field.accepts] = Number(accepts);
    this.records[at + Field.other] = notBuilt;
    for (const id of this.graph.namedIn(set)) this.records[sievePlace(at, id)]! |= 1 << (id & 31);
  }

  private firstState(id: number): number {
    const state = this.stateOf(this.graph.first(id));
    this.first[id] = state;
    return state;
  }

  private nextState(state: number, id: number): number {
    const made = this.stateOf(this.graph.step(this.sets[state]!, id));
    this.next.set(state, id, made);
    return made;
  }

  private otherState(state: number): number {
    const made = this.stateOf(this.graph.step(this.sets[state]!, Token.unknown));
    this.records[state * Field.size + Field.other] = made;
    return made;
  }

  /** The state after `state` by a token that its record says nothing of. */
  private look(state: number, id: number, isNamed: boolean): number {
    if (!isNamed) return this.otherState(state);
    const following = this.next.get(state, id);
    return following === notBuilt ? this.nextState(state, id) : following;
  }

  /** Reports every match in `ids[from..to)`: by first token, then by length, then by rule. */
  run(ids: Int32Array, from: number, to: number, onMatch: OnMatch): void {
    if (this.sets.length === 0) this.reset();
    for (let i = from; i < to; i++) {
      if (this.sets.length > this.mostStates) this.reset();
      let state = this.first[ids[i]!]!;
      if (state === notBuilt) state = this.firstState(ids[i]!);
      let { records } = this;
      for (let j = i + 1; state !== dead; j++) {
        const at = state * Field.size;
        if (records[at] !== 0) this.report(state, i, j, onMatch);
        if (j >= to) break;
        const id = ids[j]!;
        const isNamed = (records[sievePlace(at, id)]! & (1 << (id & 31))) !== 0;
        const other = isNamed ? notBuilt : records[at + Field.other]!;
        if (other === notBuilt) {
          state = this.look(state, id, isNamed);
          ({ records } = this);
        } else state = other;
      }
    }
  }

  private report(state: number, first: number, end: number, onMatch: OnMatch): void {
    const rules = this.accepts[state]!;
    for (let r = 0; r < rules.length; r++) onMatch(rules[r]!, first, end);
  }
}

/** Where in a state's sieve of 64 bits the bit of an id lies: two fields of 32. */
const sievePlace = (record: number, id: number): number => record + Field.sieve + ((id >>> 5) & 1);
