import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Glaive function calling", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["glaive-raw"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "SYSTEM: Use -\\n{\\"name\\":\\"news\\",\\"description\\":\\"n\\",\\"parameters\\":{}}\\n"",
          "1 user visible: "News?"",
          "1 assistant visible: "Sure."",
          "1 assistant tool: news({"c":"it's"}) → 4",
          "1 environment tool: k1 unknown "{\\"h\\": 1}"",
          "1 assistant visible: "One."",
        ],
      ]
    `);
  });
});
