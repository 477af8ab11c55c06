import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TokenBuffer } from "./scan";
import { Typos } from "./typos";
import { hashOf, Token, Vocabulary } from "./vocabulary";

const vocabulary = new Vocabulary();
const supervisor = vocabulary.add("supervisor");
for (const word of ["thank", "planet", "plane", "worst"]) vocabulary.add(word);
vocabulary.freeze();

function read(text: string): string[] {
  const buffer = new TokenBuffer(vocabulary, new Typos(vocabulary.entries()));
  buffer.scan(text);
  return Array.from({ length: buffer.count }, (_, at) => vocabulary.nameOf(buffer.ids[at]!));
}

const listed = ["supervisor", "thank", "thanks", "planet", "plane", "worst", "banana", "manager", "address"];
const mending = new Vocabulary();
for (const word of listed) mending.add(word);
mending.freeze();
const typos = new Typos(mending.entries());

/** The same by spelling out: the word that lacks a letter of a listed one, has one too many or two exchanged. */
function meant(word: string): Set<string> {
  const found = new Set<string>();
  const take = (text: string) => listed.includes(text) && found.add(text);
  for (const one of listed)
    for (let i = 1; i < one.length; i++) if (one.slice(0, i) + one.slice(i + 1) === word) found.add(one);
  for (let i = 1; i < word.length; i++) {
    take(word.slice(0, i) + word.slice(i + 1));
    if (i + 1 < word.length) take(word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2));
  }
  return found;
}

const slipped = fc
  .tuple(fc.constantFrom(...listed), fc.nat(12), fc.constantFrom("a", "e", "n", "s"), fc.nat(3))
  .map(([word, at, letter, how]) => {
    const i = at % word.length;
    if (how === 0) return word.slice(0, i) + word.slice(i + 1);
    if (how === 1) return word.slice(0, i) + letter + word.slice(i);
    if (how === 2) return word.slice(0, i) + (word[i + 1] ?? "") + word[i]! + word.slice(i + 2);
    return word.slice(0, i) + letter + word.slice(i + 1);
  });

describe("slips of the finger", () => {
  it.each(["supervisor", "supervsor", "supervissor", "supervisro", "Supervsor", "supervisors"])(
    "%s is a supervisor",
    (word) => {
      expect(read(word)).toEqual([vocabulary.nameOf(supervisor)]);
    },
  );

  it.each(["upervisor", "supervizor", "supr", "worth", "words", "the Supervsor"])("%j isn't", (text) => {
    expect(read(text)).not.toContain("supervisor");
  });

  it("are the same words as by spelling them out", () => {
    fc.assert(
      fc.property(slipped, (word) => {
        const units = Uint16Array.from(word, (char) => char.charCodeAt(0));
        const id = typos.find(hashOf(word), units, word.length);
        const words = word.length < 4 || word.length > 14 ? new Set<string>() : meant(word);
        if (words.size === 0) expect(id).toBe(Token.unknown);
        if (words.size === 1) expect(mending.nameOf(id)).toBe([...words][0]);
        if (words.size > 1 && id !== Token.unknown) expect(words).toContain(mending.nameOf(id));
      }),
      { numRuns: 1000 },
    );
  });

  it("prefer the word as it is written", () => {
    expect(read("plane planet")).toEqual(["plane", "planet"]);
  });

  it("are not looked for where none are mended", () => {
    const buffer = new TokenBuffer(vocabulary);
    buffer.scan("supervsor");
    expect(buffer.ids[0]).toBe(Token.unknown);
  });
});
