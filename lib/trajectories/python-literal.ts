/** Reads a Python literal (dict, list, tuple, str, numbers, True, False, None) as models write it; no expressions. */

class NotPython extends Error {}

const deepest = 100;

/** The value, or undefined when the text is not one literal. */
export function readPython(text: string): unknown {
  const reader = new PythonReader(text);
  try {
    const value = reader.value(0);
    return reader.atEnd() ? value : undefined;
  } catch (error) {
    if (error instanceof NotPython) return undefined;
    throw error;
  }
}

/** The offset after the literal that starts at `start`, or -1. */
export function pythonEnd(text: string, start: number): number {
  const reader = new PythonReader(text, start);
  try {
    reader.value(0);
    return reader.at;
  } catch (error) {
    if (error instanceof NotPython) return -1;
    throw error;
  }
}

const numberPattern = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordPattern = /[A-Za-z]+/y;
const words: Record<string, unknown> = {
  True: true,
  False: false,
  None: null,
  true: true,
  false: false,
  null: null,
};
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", "0": "\0", "\n": "" };

class PythonReader {
  constructor(
    private readonly text: string,
    public at = 0,
  ) {}

  atEnd(): boolean {
    this.space();
    return this.at >= this.text.length;
  }

  value(depth: number): unknown {
    if (depth > deepest) throw new NotPython();
    this.space();
    const char = this.text[this.at];
    if (char === "{") return this.dict(depth + 1);
    if (char === "[") return this.list("]", depth + 1);
    if (char === "(") return this.list(")", depth + 1);
    if (char === "'" || char === '"') return this.string(char);
    return this.word();
  }

  private dict(depth: number): unknown {
    const members: [string, unknown][] = [];
    this.at += 1;
    while (!this.takes("}")) {
      const key = this.value(depth);
      if (!this.takes(":")) throw new NotPython();
      members.push([String(key), this.value(depth)]);
      if (!this.takes(",") && !this.sees("}")) throw new NotPython();
    }
    return Object.fromEntries(members);
  }

  private list(close: string, depth: number): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    while (!this.takes(close)) {
      items.push(this.value(depth));
      if (!this.takes(",") && !this.sees(close)) throw new NotPython();
    }
    return items;
  }

  private string(quote: string): string {
    let value = "";
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const char = this.text[this.at]!;
      if (char === quote) {
        this.at += 1;
        return value;
      }
      if (char !== "\\") {
        value += char;
        continue;
      }
      this.at += 1;
      const code = /^(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/.exec(this.text.slice(this.at, this.at + 5));
      if (code) {
        value += String.fromCharCode(parseInt(code[1] ?? code[2]!, 16));
        this.at += code[0].length - 1;
      } else value += escapes[this.text[this.at] ?? ""] ?? this.text[this.at] ?? "";
    }
    throw new NotPython();
  }

  private word(): unknown {
    numberPattern.lastIndex = this.at;
    const digits = numberPattern.exec(this.text)?.[0];
    if (digits) {
      this.at += digits.length;
      const number = Number(digits);
      return /^-?\d+$/.test(digits) && !Number.isSafeInteger(number) ? digits : number;
    }
    wordPattern.lastIndex = this.at;
    const word = wordPattern.exec(this.text)?.[0] ?? "";
    if (!Object.hasOwn(words, word)) throw new NotPython();
    this.at += word.length;
    return words[word];
  }

  private sees(char: string): boolean {
    this.space();
    return this.text[this.at] === char;
  }

  private takes(char: string): boolean {
    if (!this.sees(char)) return false;
    this.at += 1;
    return true;
  }

  private space(): void {
    while (" \n\r\t".includes(this.text[this.at] ?? "x")) this.at += 1;
  }
}
