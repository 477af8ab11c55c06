import { PatternGraph } from "./pattern-graph";
import type { Pattern } from "./pattern";
import { Transitions } from "./transitions";
import type { Vocabulary } from "./vocabulary";

/** Takes one matched rule with its first token and the token after its last. */
export type OnMatch = (rule: number, first: number, end: number) => void;

const notBuilt = -1;
const dead = 0;

/** So many states are kept before the memory is built anew; never reached by ordinary text. */
const mostStates = 50_000;

/**
 * All patterns as one automaton that runs from every token of a text. States are made when a text first needs
 * them, so a step is one table look-up; a walk ends after the longest pattern, so the whole is linear.
 */
export class Automaton {
  private readonly graph: PatternGraph;
  private sets: Int32Array[] = [];
  private accepts: number[][] = [];
  private bySet = new Map<string, number>();
  private first = new Int32Array(0);
  private next: Transitions;

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
    this.bySet = new Map([["", dead]]);
    this.first = new Int32Array(this.vocabulary.size).fill(notBuilt);
    this.next = new Transitions(this.vocabulary.size);
  }

  private stateOf(set: Int32Array): number {
    const key = set.join(",");
    const known = this.bySet.get(key);
    if (known !== undefined) return known;
    const state = this.sets.length;
    this.sets.push(set);
    this.accepts.push(this.graph.rulesOf(set));
    this.bySet.set(key, state);
    return state;
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

  /** Reports every match in `ids[from..to)`: by first token, then by length, then by rule. */
  run(ids: Int32Array, from: number, to: number, onMatch: OnMatch): void {
    if (this.sets.length === 0 || this.sets.length > mostStates) this.reset();
    const { first, next, accepts } = this;
    for (let i = from; i < to; i++) {
      const id = ids[i]!;
      let state = first[id]!;
      if (state === notBuilt) state = this.firstState(id);
      let j = i + 1;
      while (state !== dead) {
        const rules = accepts[state]!;
        for (let r = 0; r < rules.length; r++) onMatch(rules[r]!, i, j);
        if (j >= to) break;
        const following = next.get(state, ids[j]!);
        state = following === notBuilt ? this.nextState(state, ids[j]!) : following;
        j++;
      }
    }
  }
}
