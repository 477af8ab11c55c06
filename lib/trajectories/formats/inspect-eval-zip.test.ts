import { zipSync } from "fflate";
import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Inspect logs (.eval)", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["inspect-eval-zip"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "what is the sum?"",
          "1 assistant tool: add({"a":1}) → 2",
          "1 environment tool: k1 error "too slow"",
        ],
      ]
    `);
  });

  it("says which member of the archive it came from", async () => {
    const { trajectories } = await readText(examples["inspect-eval-zip"]!.fits);
    expect(trajectories[0]!.source).toMatchObject({
      format: "inspect-eval-zip",
      pointer: "samples/s1_epoch_2.json",
    });
  });

  it("reads a log without samples as such", async () => {
    const header = new TextEncoder().encode('{"version":2,"status":"started","eval":{}}');
    const { summary } = await readText(zipSync({ "_journal/start.json": header }));
    expect(summary).toMatchObject({ format: "inspect-eval-zip", trajectories: 0, asides: 1 });
  });
});
