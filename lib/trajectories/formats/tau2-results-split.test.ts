import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { readText } from "./try-out";

describe("tau2-bench results, split", () => {
  it("holds no trajectories and says so", async () => {
    const { items, summary } = await readText(examples["tau2-results-split"]!.fits);
    expect(summary.trajectories).toBe(0);
    expect(summary.asides).toBe(summary.records);
    expect(items[0]).toMatchObject({
      kind: "aside",
      format: "tau2-results-split",
      code: "simulations_elsewhere",
    });
  });
});
