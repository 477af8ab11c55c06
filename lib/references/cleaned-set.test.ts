import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanedSet, sameText } from "./cleaned-set";
import type { Candidate, Reference } from "./schema";

const reference = (id: string, text: string, source: Reference["source"] = "logged"): Reference => ({
  id,
  text,
  source,
  trajectory: null,
});
const candidate = (id: string, text: string): Candidate => ({
  id,
  text,
  source: "other",
  generator: null,
  verdicts: [],
  branch: "utility",
  source_audit: null,
});

describe("cleanedSet", () => {
  it("holds the logged reference and the kept candidates, and says why the others aren't in", () => {
    const { references, left_out } = cleanedSet(
      {
        references: [reference("r0", "Open port 22."), reference("r1", "Restart.", "consistency")],
        candidates: ["Restart.", "Pray.", "Maybe.", "Later."].map((text, n) => candidate(`c${n}`, text)),
      },
      ["keep", "reject", "unsure"],
    );
    expect(references).toEqual([
      { id: "r0", text: "Open port 22.", origin: "logged", branch: null },
      { id: "c0", text: "Restart.", origin: "candidate", branch: "utility" },
    ]);
    expect(left_out.map(({ id, why }) => `${id} ${why}`)).toEqual([
      "r1 not_audited",
      "c1 rejected",
      "c2 unsure",
      "c3 undecided",
    ]);
  });

  it("drops a text that is there already, whatever its white space and composition, and reports it", () => {
    const { references, left_out } = cleanedSet(
      {
        references: [reference("r0", "Caf\u00e9 au lait")],
        candidates: [candidate("c0", " Cafe\u0301\u00a0au\n lait "), candidate("c1", "café au lait")],
      },
      ["keep", "keep"],
    );
    expect(references.map(({ id }) => id)).toEqual(["r0", "c1"]);
    expect(left_out).toEqual([{ id: "c0", origin: "candidate", why: "duplicate", same_as: "r0" }]);
  });

  it("is in for everything or says why not, and never holds a text twice", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 3 });
    const decision = fc.constantFrom("keep" as const, "reject" as const, "unsure" as const, null);
    fc.assert(
      fc.property(fc.array(text), fc.array(fc.tuple(text, decision)), (logged, offered) => {
        const query = {
          references: logged.map((words, n) => reference(`r${n}`, words)),
          candidates: offered.map(([words], n) => candidate(`c${n}`, words)),
        };
        const set = cleanedSet(
          query,
          offered.map(([, said]) => said),
        );
        expect(set.references.length + set.left_out.length).toBe(logged.length + offered.length);
        const texts = set.references.map((entry) => sameText(entry.text));
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });
});
