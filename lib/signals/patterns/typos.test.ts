import { describe, expect, it } from "vitest";
import { TokenBuffer } from "./scan";
import { Typos } from "./typos";
import { Token, Vocabulary } from "./vocabulary";

const vocabulary = new Vocabulary();
const supervisor = vocabulary.add("supervisor");
for (const word of ["thank", "planet", "plane", "worst"]) vocabulary.add(word);
vocabulary.freeze();

function read(text: string): string[] {
  const buffer = new TokenBuffer(vocabulary, new Typos(vocabulary.entries()));
  buffer.scan(text);
  return Array.from({ length: buffer.count }, (_, at) => vocabulary.nameOf(buffer.ids[at]!));
}

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

  it("prefer the word as it is written", () => {
    expect(read("plane planet")).toEqual(["plane", "planet"]);
  });

  it("are not looked for where none are mended", () => {
    const buffer = new TokenBuffer(vocabulary);
    buffer.scan("supervsor");
    expect(buffer.ids[0]).toBe(Token.unknown);
  });
});
