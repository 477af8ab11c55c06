/**
 * What a text must hold for a regular expression to match: for every alternative of its source some sets of literals,
 * of each of which at least one occurs in whatever matches. Read from the source, so that an added wording needs
 * nothing else. What isn't understood requires nothing.
 */
export type Required = readonly (readonly string[])[];

/** Shorter pieces say too little. */
const shortest = 3;

/** More spellings of one piece aren't told apart. */
const mostSpellings = 24;

interface Piece {
  /** All spellings of the piece, or null when it can be anything. */
  spellings: string[] | null;
  required: string[][];
}

const anything: Piece = { spellings: null, required: [] };
const isTelling = (literals: readonly string[]): boolean =>
  literals.length > 0 && literals.every((literal) => literal.length >= shortest);

const product = (heads: readonly string[], tails: readonly string[]): string[] | null =>
  heads.length * tails.length > mostSpellings
    ? null
    : heads.flatMap((head) => tails.map((tail) => head + tail));

class SourceReader {
  private at = 0;
  constructor(private readonly source: string) {}

  private peek(): string {
    return this.source[this.at] ?? "";
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (!match) return null;
    this.at = pattern.lastIndex;
    return match[0];
  }

  alternatives(): Piece[] {
    const found = [this.sequence()];
    while (this.peek() === "|") {
      this.at++;
      found.push(this.sequence());
    }
    return found;
  }

  isDone(): boolean {
    return this.at === this.source.length;
  }

  /** Spellings grow from piece to piece until something open comes; what was spelled by then is required. */
  private sequence(): Piece {
    const required: string[][] = [];
    let isClosed = true;
    let run: string[] = [""];
    const cut = () => {
      if (isTelling(run)) required.push(run);
      run = [""];
      isClosed = false;
    };
    while (this.peek() !== "" && this.peek() !== "|" && this.peek() !== ")") {
      const piece = this.piece();
      const longer = piece.spellings && product(run, piece.spellings);
      if (longer) run = longer;
      else {
        cut();
        if (piece.spellings) run = piece.spellings;
      }
      if (!piece.spellings) required.push(...piece.required);
    }
    if (isClosed) return { spellings: run, required: isTelling(run) ? [run] : [] };
    cut();
    return { spellings: null, required };
  }

  private piece(): Piece {
    const atom = this.atom();
    const repeat = this.take(/\?|\{\d+,\d+\}\??/y);
    if (repeat === null) return atom;
    if (repeat !== "?")
      return repeat.startsWith("{0") ? anything : { spellings: null, required: atom.required };
    return atom.spellings ? { spellings: ["", ...atom.spellings], required: [] } : anything;
  }

  private atom(): Piece {
    if (this.take(/\(\?:/y)) return this.group();
    if (this.take(/\\b/y)) return { spellings: [""], required: [] };
    const oneOf = this.take(/\[\w+\]/y);
    if (oneOf) return { spellings: Array.from(oneOf.slice(1, -1)), required: [] };
    if (this.take(/\\[wsSd]|\.|\[(?:[^\]\\]|\\.)*\]/y)) return anything;
    const plain = this.take(/[\w'",:;<>=%/&-]/y);
    if (plain === null) throw new SyntaxError(`not understood at ${this.at}: ${this.source}`);
    return { spellings: [plain], required: [] };
  }

  private group(): Piece {
    const branches = this.alternatives();
    if (!this.take(/\)/y)) throw new SyntaxError(`a group without an end: ${this.source}`);
    const spellings = branches.flatMap((branch) => branch.spellings ?? []);
    if (branches.every((branch) => branch.spellings) && spellings.length <= mostSpellings)
      return { spellings, required: [] };
    // One literal set for the whole: the best of each branch, if every branch has one.
    const best = branches.map(({ required }) => required[0] ?? []);
    return { spellings: null, required: best.every(isTelling) ? [best.flat()] : [] };
  }
}

/** What each alternative of a source requires; an alternative that requires nothing may match anywhere. */
export function requiredBy(source: string): Required[] {
  const reader = new SourceReader(source);
  try {
    const alternatives = reader.alternatives().map(({ required }) => required);
    return reader.isDone() ? alternatives : [[]];
  } catch (error) {
    if (error instanceof SyntaxError) return [[]];
    throw error;
  }
}
