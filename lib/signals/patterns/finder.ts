import { Guard, type Guarded } from "./guards";

export interface Rule {
  /** Language and pattern: what an explanation names. */
  name: string;
  group: number;
  guards: number;
}

export interface RuleMatch {
  rule: Rule;
  /** First token and the token after the last, in the engine's buffer. */
  first: number;
  end: number;
}

let marks = new Uint32Array(1 << 10);

/** One field of zeros a token, lent until the next time it is asked for. */
function cleanMarks(length: number): Uint32Array {
  if (length > marks.length) marks = new Uint32Array(length * 2);
  else marks.fill(0, 0, length);
  return marks;
}

/**
 * Picks the match of each group while the automaton reports them from left to right: the first that its guards allow
 * and no exception overlaps, of those with the same beginning the longest. A match is settled as soon as the walk is
 * past its end, since exceptions over it have been reported by then; afterwards its group costs nothing.
 */
export class Finder {
  readonly found: (RuleMatch | undefined)[] = [];
  private readonly waiting: RuleMatch[][] = [];
  private excepted: Uint32Array | null = null;

  constructor(
    private readonly guarded: Guarded,
    private readonly barred: number,
    private readonly denied: number,
    private readonly from: number,
    private readonly to: number,
  ) {}

  take(rule: Rule, first: number, end: number): void {
    const { group, guards } = rule;
    if (this.found[group] !== undefined || guards & this.barred) return;
    if (guards & Guard.exception) {
      if (this.guarded.allows(guards, first, end)) this.except(group, first, end);
      return;
    }
    const waiting = (this.waiting[group] ??= []);
    const [earliest] = waiting;
    if (earliest && earliest.end <= first) this.settle(group, first);
    if (this.found[group] !== undefined || !this.guarded.allows(guards & ~this.denied, first, end)) return;
    const last = waiting.at(-1);
    if (last?.first === first) {
      if (last.end < end) Object.assign(last, { rule, end });
    } else waiting.push({ rule, first, end });
  }

  /** Settles what still waits at the end of the text. */
  finish(): (RuleMatch | undefined)[] {
    for (let group = 0; group < this.waiting.length; group++)
      if (this.waiting[group]?.length && this.found[group] === undefined) this.settle(group, Infinity);
    return this.found;
  }

  /** Takes or drops the waiting matches of a group that end before `at`, in order. */
  private settle(group: number, at: number): void {
    const waiting = this.waiting[group]!;
    let dropped = 0;
    for (const match of waiting) {
      if (match.end > at) break;
      if (!this.isExcepted(group, match.first, match.end)) {
        this.found[group] = match;
        return;
      }
      dropped++;
    }
    waiting.splice(0, dropped);
  }

  private except(group: number, first: number, end: number): void {
    this.excepted ??= cleanMarks(this.to - this.from);
    for (let at = first; at < end; at++) this.excepted[at - this.from]! |= 1 << group;
  }

  private isExcepted(group: number, first: number, end: number): boolean {
    if (!this.excepted) return false;
    for (let at = first; at < end; at++) if (this.excepted[at - this.from]! & (1 << group)) return true;
    return false;
  }
}
