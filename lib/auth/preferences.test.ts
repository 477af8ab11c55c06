import { describe, expect, it } from "vitest";
import { readPreferences } from "./preferences";

describe("readPreferences", () => {
  it("keeps what fits and forgets the rest", () => {
    expect(readPreferences({ theme: "dark", density: "roomy", keys: { "annotate.skip": "x" } })).toEqual({
      theme: "dark",
      density: undefined,
      keys: { "annotate.skip": "x" },
    });
  });

  it("takes nothing, null and a list for no choice at all", () => {
    expect([undefined, null, [], "dark"].map(readPreferences)).toEqual([{}, {}, {}, {}]);
  });
});
