import { Token } from "./vocabulary";
import { Shape, type TokenBuffer } from "./scan";
import { Kind } from "./characters";

/** What a word does to the rules around it; one bit each. */
export const Word = {
  negator: 1,
  condition: 2,
  clauseStart: 4,
  contrast: 8,
  asker: 16,
  filler: 32,
  reporter: 64,
  friendly: 128,
  common: 256,
  questionTail: 512,
  relative: 1024,
  self: 2048,
  /** No meaning: the vocabulary has to know it. */
  plain: 0,
} as const;

/** How a rule is guarded; one bit each. */
export const Guard = {
  start: 1,
  end: 2,
  allowNegation: 4,
  allowCondition: 8,
  allowQuestion: 16,
  needQuestion: 32,
  allowContrast: 64,
  /** Not a finding: what it covers can't be one of its group. */
  exception: 128,
  /** Holds only in a text that says that it is an error. */
  needExplicit: 256,
  opening: 512,
  closing: 1024,
  denyQuestion: 2048,
  /** A comma or the like stands inside the match. */
  needComma: 4096,
  /** A comma or the like stands right before the match. */
  afterComma: 16384,
  /** No negation inside the match either. */
  denyInnerNegation: 8192,
} as const;

const negationReach = 5;
const conditionReach = 14;
const contrastReach = 12;
const fillerReach = 5;
const askerReach = 4;

/** The tokens of one text with what its words do; answers whether a match may stand. */
export class Guarded {
  constructor(
    private readonly tokens: TokenBuffer,
    private readonly words: Uint16Array,
    private readonly from: number,
    private readonly to: number,
  ) {}

  private has(at: number, bit: number): boolean {
    return (this.words[this.tokens.ids[at]!]! & bit) !== 0;
  }

  private isSentenceEnd(at: number): boolean {
    return this.tokens.ids[at] === Token.sentenceEnd;
  }

  /** Whether a match of tokens `[first, end)` holds under the guards of its rule. */
  allows(guards: number, first: number, end: number): boolean {
    if (guards & (Guard.start | Guard.opening) && !this.starts(first, (guards & Guard.opening) === 0))
      return false;
    if (guards & (Guard.end | Guard.closing) && !this.ends(end, (guards & Guard.closing) === 0)) return false;
    if (guards & Guard.afterComma && this.tokens.before[first] !== 1) return false;
    if (guards & Guard.needComma && !this.hasComma(first, end)) return false;
    if (!(guards & Guard.allowNegation) && this.isNegated(first)) return false;
    if (guards & Guard.denyInnerNegation && this.holdsNegator(first, end)) return false;
    if (!(guards & Guard.exception) && (this.isReported(first) || this.isQuoted(first, end))) return false;
    if (!(guards & Guard.allowCondition) && this.isConditional(first)) return false;
    if (guards & Guard.needQuestion && !this.isAsked(end)) return false;
    if (!(guards & Guard.allowQuestion) && (this.isAsked(end) || this.opensQuestion(first))) return false;
    return (guards & Guard.allowContrast) !== 0 || !this.isTakenBack(first, end);
  }

  private holdsNegator(first: number, end: number): boolean {
    for (let at = first; at < end; at++) if (this.has(at, Word.negator) && !this.isEitherOr(at)) return true;
    return false;
  }

  private hasComma(first: number, end: number): boolean {
    for (let at = first + 1; at < end; at++) if (this.tokens.before[at] === 1) return true;
    return false;
  }

  /** Whether only small words stand between the beginning of the sentence (or of the clause) and the match. */
  private starts(first: number, clause: boolean): boolean {
    const least = Math.max(this.from, first - fillerReach);
    for (let at = first; ; at--) {
      if (at === this.from || this.isSentenceEnd(at - 1)) return true;
      if (clause && this.tokens.before[at] === 1) return true;
      if (at <= least || !this.has(at - 1, Word.filler | Word.clauseStart)) return false;
    }
  }

  private ends(end: number, clause: boolean): boolean {
    const most = Math.min(this.to, end + fillerReach);
    for (let at = end; ; at++) {
      if (at === this.to || this.isSentenceEnd(at)) return true;
      if (clause && (this.tokens.before[at] === 1 || this.has(at, Word.clauseStart))) return true;
      if (at >= most || !this.has(at, Word.filler)) return false;
    }
  }

  private isNegated(first: number): boolean {
    const least = Math.max(this.from, first - negationReach);
    for (let at = first; at > least; at--) {
      if (this.tokens.before[at] === 1 || this.isSentenceEnd(at - 1)) return false;
      if (this.has(at - 1, Word.negator) && !this.isEitherOr(at - 1)) return true;
      if (this.has(at - 1, Word.clauseStart)) return false;
    }
    return false;
  }

  /** Somebody else's words: "the letter says …", but not "I said …". */
  private isReported(first: number): boolean {
    const least = Math.max(this.from, first - negationReach);
    for (let at = first; at > least; at--) {
      if (this.tokens.before[at] === 1 || this.isSentenceEnd(at - 1)) return false;
      if (this.has(at - 1, Word.reporter))
        return at - 2 >= this.from && (!this.has(at - 2, Word.self) || this.isSentenceEnd(at - 2));
    }
    return false;
  }

  /** A phrase that is spoken of ("what does “never mind” mean"), unless all that is said stands in quotation marks. */
  private isQuoted(first: number, end: number): boolean {
    const { shapes } = this.tokens;
    if (!(shapes[first]! & shapes[end - 1]! & Shape.quoted)) return false;
    for (let at = this.from; at < this.to; at++)
      if (!(shapes[at]! & Shape.quoted) && !this.isSentenceEnd(at)) return true;
    return false;
  }

  /** "能不能", "有没有": the negator stands between the same two words and asks. */
  private isEitherOr(at: number): boolean {
    const { ids } = this.tokens;
    return (
      at > this.from && at + 1 < this.to && ids[at - 1] === ids[at + 1] && ids[at - 1]! >= Token.firstWord
    );
  }

  private isConditional(first: number): boolean {
    const least = Math.max(this.from, first - conditionReach);
    for (let at = first; at > least; at--) {
      if (this.isSentenceEnd(at - 1)) return false;
      if (this.has(at - 1, Word.condition)) return true;
    }
    return false;
  }

  /** A question mark ends the clause of the match. */
  private isAsked(end: number): boolean {
    const most = Math.min(this.to, end + contrastReach);
    for (let at = end; at < most; at++) {
      if (this.isSentenceEnd(at)) return this.tokens.before[at] === Kind.question;
      if (this.tokens.before[at] === 1) return false;
      if (this.has(at, Word.questionTail)) return true;
    }
    return false;
  }

  /** The clause begins like a question, or a word such as "how" stands right before the match. */
  private opensQuestion(first: number): boolean {
    const least = Math.max(this.from, first - askerReach);
    for (let at = first; ; at--) {
      const isClauseStart = at === this.from || this.tokens.before[at] === 1 || this.isSentenceEnd(at - 1);
      if (isClauseStart) return at < first && this.has(at, Word.asker);
      if (at <= least) return false;
      if (first - at < 2 && this.has(at - 1, Word.relative)) return true;
    }
  }

  private isTakenBack(first: number, end: number): boolean {
    const most = Math.min(this.to, end + contrastReach);
    for (let at = first; at < most && (at < end || !this.isSentenceEnd(at)); at++)
      if (this.has(at, Word.contrast)) return true;
    return false;
  }
}
