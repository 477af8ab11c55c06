/**
 * The language of lexicon rules. A pattern is a sequence of tokens:
 *
 * - a word (`manager`), or an ideograph (each is a token of its own: `没用`);
 * - alternatives `(real person|human)`; outside parentheses a bar binds single words: `talk|speak to`;
 * - a class `<person>`, replaced by the alternatives the lexicon lists under that name;
 * - `#` a number; `*3` up to three tokens of any kind within the sentence, `+3` one to three;
 * - `.` a sentence end that may or may not be there;
 * - `?` after any of these: optional.
 */
export type Pattern =
  | { kind: "word"; word: string }
  | { kind: "number" }
  | { kind: "stop" }
  | { kind: "gap"; least: 0 | 1; most: number }
  | { kind: "sequence"; items: Pattern[] }
  | { kind: "choice"; options: Pattern[] }
  | { kind: "optional"; item: Pattern };

export type Classes = Readonly<Record<string, string>>;

const ideograph = /\p{Script=Han}/u;
const wordCharacter = /[\p{Script=Latin}\p{Nd}'_*-]/u;

class PatternReader {
  private at = 0;
  private depth = 0;
  constructor(
    private readonly text: string,
    private readonly classes: Classes,
  ) {}

  private fail(problem: string): never {
    throw new Error(`Pattern "${this.text}" at ${this.at}: ${problem}`);
  }

  private peek(): string {
    return this.text[this.at] ?? "";
  }

  choice(): Pattern {
    const options = [this.sequence()];
    while (this.peek() === "|") {
      this.at++;
      options.push(this.sequence());
    }
    return options.length === 1 ? options[0]! : { kind: "choice", options };
  }

  whole(): Pattern {
    const pattern = this.choice();
    if (this.at < this.text.length) this.fail("unexpected character");
    return pattern;
  }

  private sequence(): Pattern {
    const items: Pattern[] = [];
    for (;;) {
      while (this.peek() === " ") this.at++;
      const char = this.peek();
      if (char === "" || char === "|" || char === ")") break;
      items.push(this.term());
    }
    if (items.length === 0) this.fail("nothing to match");
    return items.length === 1 ? items[0]! : { kind: "sequence", items };
  }

  private term(): Pattern {
    let item = this.primary();
    if (this.depth === 0 && item.kind === "word" && this.peek() === "|") item = this.wordChoice(item);
    if (this.peek() !== "?") return item;
    this.at++;
    return { kind: "optional", item };
  }

  /** Outside parentheses `a|b c` means (a|b) c. */
  private wordChoice(first: Pattern): Pattern {
    const options = [first];
    while (this.peek() === "|" && /\S/.test(this.text[this.at + 1] ?? "")) {
      this.at++;
      options.push(this.primary());
    }
    return { kind: "choice", options };
  }

  private primary(): Pattern {
    const char = this.peek();
    if (char === "(") return this.group();
    if (char === "<") return this.classAlternatives();
    this.at++;
    if (char === "#") return { kind: "number" };
    if (char === ".") return { kind: "stop" };
    if (char === "*" || char === "+")
      return { kind: "gap", least: char === "*" ? 0 : 1, most: Number(this.text[this.at++]) };
    if (ideograph.test(char)) return { kind: "word", word: char };
    this.at--;
    return this.word();
  }

  private group(): Pattern {
    this.at++;
    this.depth++;
    const inner = this.choice();
    if (this.peek() !== ")") this.fail("a parenthesis is not closed");
    this.depth--;
    this.at++;
    return inner;
  }

  private classAlternatives(): Pattern {
    const end = this.text.indexOf(">", this.at);
    const name = this.text.slice(this.at + 1, end);
    const alternatives = this.classes[name];
    if (end < 0 || alternatives === undefined) this.fail(`no class <${name}>`);
    this.at = end + 1;
    return parsePattern(`(${alternatives})`, this.classes);
  }

  private word(): Pattern {
    const from = this.at;
    while (wordCharacter.test(this.peek())) this.at++;
    if (this.at === from) this.fail("unexpected character");
    return { kind: "word", word: this.text.slice(from, this.at).toLowerCase() };
  }
}

/** Reads a pattern; throws on a mistake, since patterns are part of the program. */
export const parsePattern = (text: string, classes: Classes): Pattern =>
  new PatternReader(text, classes).whole();
