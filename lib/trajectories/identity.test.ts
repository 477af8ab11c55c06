import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleIdentities, type Identity, type KnownVersion } from "./identity";

const settle = (records: Identity[], known: KnownVersion[] = []) => {
  let n = 0;
  return settleIdentities(records, known, { source_name: "s", import_id: "i2", newId: () => `n${++n}` });
};
const record = (external_id: string, content_hash: string): Identity => ({ external_id, content_hash });
const stored = (external_id: string, content_hash: string, more: Partial<KnownVersion> = {}) => ({
  external_id,
  content_hash,
  id: `k${content_hash}`,
  source_name: "s",
  version: 1,
  import_id: "i1",
  ...more,
});

describe("settleIdentities", () => {
  it("stores what is new and knows it the second time", () =>
    expect(settle([record("t1", "a"), record("t1", "a")])).toEqual([
      { kind: "store", id: "n1", version: 1, replaces: null, conflict: false },
      { kind: "existing" },
    ]));

  it("makes a version of other content, and says when both came in one import", () =>
    expect(settle([record("t1", "b"), record("t1", "c")], [stored("t1", "a")])).toEqual([
      { kind: "store", id: "n1", version: 2, replaces: "ka", conflict: false },
      { kind: "store", id: "n2", version: 3, replaces: "n1", conflict: true },
    ]));

  it("knows an old version again without moving the latest", () =>
    expect(settle([record("t1", "a")], [stored("t1", "a"), stored("t1", "b", { version: 2 })])).toEqual([
      { kind: "existing" },
    ]));

  it("knows equal id and content under another source name, but versions only its own", () =>
    expect(
      settle([record("t1", "a"), record("t1", "b")], [stored("t1", "a", { source_name: "other" })]),
    ).toEqual([
      { kind: "existing" },
      { kind: "store", id: "n1", version: 1, replaces: null, conflict: false },
    ]));

  it("keeps equal content under different ids apart", () =>
    expect(settle([record("t1", "a"), record("t2", "a")]).map(({ kind }) => kind)).toEqual([
      "store",
      "store",
    ]));

  it("adds nothing when the same records come again, in any split into batches", () => {
    const records = fc.array(
      fc.record({ external_id: fc.constantFrom("x", "y"), content_hash: fc.constantFrom("a", "b", "c") }),
    );
    fc.assert(
      fc.property(records, fc.nat(), (list, cut) => {
        const known: KnownVersion[] = [];
        const take = (part: Identity[]) =>
          settle(part, known).flatMap((settled, i) => {
            if (settled.kind === "existing") return [];
            known.push(stored(part[i]!.external_id, part[i]!.content_hash, settled));
            return [settled];
          });
        const whole = settle(list).filter(({ kind }) => kind === "store").length;
        const at = list.length === 0 ? 0 : cut % list.length;
        const parts = take(list.slice(0, at)).length + take(list.slice(at)).length;
        expect(parts).toBe(whole);
        expect(take(list)).toEqual([]);
      }),
    );
  });
});
