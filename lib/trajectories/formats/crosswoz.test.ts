import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("CrossWOZ dialogues", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["crosswoz"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "找餐馆"",
          "1 assistant tool: query_餐馆({"人均消费":"50元"}) → 2",
          "1 environment tool: k1 ok "[\\"甲\\"]"",
          "1 assistant visible: "有一家。"",
        ],
      ]
    `);
  });
});
