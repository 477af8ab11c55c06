import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { readText } from "./try-out";

describe("BFCL questions and answers", () => {
  it("holds no trajectories and says so", async () => {
    const { items, summary } = await readText(examples["bfcl-reference"]!.fits);
    expect(summary.trajectories).toBe(0);
    expect(summary.asides).toBe(summary.records);
    expect(items[0]).toMatchObject({ kind: "aside", format: "bfcl-reference", code: "reference_row" });
  });
});
