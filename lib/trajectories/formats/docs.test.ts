import { readFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";
import { describe, it, expect } from "vitest";
import { formats } from "./index";
import { readText, type TriedOut } from "./try-out";

const folder = path.resolve(import.meta.dirname, "../../../docs/formats");
const page = (name: string) => readFileSync(path.join(folder, `${name}.md`), "utf8");

/** The part of a page that is about one format. */
function sectionOf(text: string, id: string): string {
  const parts = text.split(/^## /m).filter((part) => part.startsWith(`${id}\n`));
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

interface Block {
  /** The member of an archive, when the line before the block names one. */
  name: string | null;
  language: string;
  body: string;
}

function blocksOf(section: string): Block[] {
  const fence = /(?:^`([\w./-]+)`\n\n)?^```(\w+)\n([\s\S]*?)\n```$/gm;
  return [...section.matchAll(fence)].map(([, name, language, body]) => ({
    name: name ?? null,
    language: language!,
    body: body!,
  }));
}

function fileOf(blocks: readonly Block[]): string | Uint8Array {
  if (blocks[0]!.name === null) return blocks[0]!.body;
  return zipSync(Object.fromEntries(blocks.map(({ name, body }) => [name!, new TextEncoder().encode(body)])));
}

const counted = (n: number, one: string, many = `${one}s`) =>
  n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];

/** What was read, as the pages say it. */
function told({ summary, trajectories }: TriedOut): string {
  return [
    ...counted(summary.trajectories, "trajectory", "trajectories"),
    ...counted(summary.linked, "linked one"),
    ...counted(summary.queries, "query", "queries"),
    ...counted(summary.asides, "aside"),
    ...counted(
      trajectories.reduce((sum, { steps }) => sum + steps.length, 0),
      "step",
    ),
  ].join(", ");
}

describe("the pages about formats", () => {
  describe.each(formats)("$id", ({ id, family }) => {
    const text = page(family);
    const section = sectionOf(text, id);

    it("says where such a file comes from, what becomes of it and what doesn't", () => {
      // What holds for a whole page may stand at its top.
      const top = text.split(/^## /m)[0]!;
      for (const point of ["Mapped", "In the source", "Recognised by", "Refused", "Ids"])
        expect(section.includes(`**${point}`) || top.includes(`**${point}`)).toBe(true);
      expect(section).toMatch(/^\*[^*\n]+\.\* \S/m);
    });

    it("has an example that reads as the page says", async () => {
      const blocks = blocksOf(section);
      const read = await readText(fileOf(blocks), { fileName: `example.${blocks[0]!.language}` });
      expect(read.summary).toMatchObject({ format: id, rejected: 0, complete: true });
      expect(/^Reads as: (.+)\.$/m.exec(section)?.[1]).toBe(told(read));
    });

    it("stands in the index", () => {
      expect(page("README")).toContain(`(${family}.md#${id})`);
    });
  });

  it("are about nothing else", () => {
    const named = [...page("README").matchAll(/\]\(([\w-]+)\.md#([\w-]+)\)/g)].map(([, , id]) => id!);
    expect(named.sort()).toEqual(formats.map(({ id }) => id).sort());
  });
});
