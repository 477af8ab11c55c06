import { existsSync } from "node:fs";
import path from "node:path";
import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { formats } from "./index";
import { readText } from "./try-out";

describe("the shelf of formats", () => {
  it("has unique ids", () => {
    expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
  });

  it("names bases that stand on it", () => {
    const ids = formats.map(({ id }) => id);
    for (const { base } of formats) if (base) expect(ids).toContain(base);
  });

  it("has an example for every format and no other", () => {
    expect(Object.keys(examples).sort()).toEqual(formats.map(({ id }) => id).sort());
  });

  describe.each(formats)("$id", ({ id, title, howTo, family }) => {
    it("lies in the file of its name and says what it is", () => {
      expect(existsSync(path.join(import.meta.dirname, `${id}.ts`))).toBe(true);
      for (const text of [title, howTo, family]) expect(text.length).toBeGreaterThan(2);
    });

    it("recognises its example as a whole", async () => {
      const { summary } = await readText(examples[id]!.fits);
      expect(summary.format).toBe(id);
      const content = summary.trajectories + summary.queries + summary.asides;
      expect(content).toBeGreaterThan(0);
      expect(summary.complete).toBe(true);
    });

    it("leaves a near miss alone", async () => {
      const { summary } = await readText(examples[id]!.fitsNot);
      expect(Object.keys(summary.formats)).not.toContain(id);
    });

    it("reads the same in chunks of any size", async () => {
      const { trajectories, summary } = await readText(examples[id]!.fits);
      for (const size of [1, 7]) {
        const again = await readText(examples[id]!.fits, {}, size);
        expect(again.summary).toEqual(summary);
        expect(again.trajectories).toEqual(trajectories);
      }
    });
  });
});
