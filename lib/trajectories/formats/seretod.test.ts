import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("SereTOD call-centre dialogues", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["seretod"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 assistant visible: "您好，很高兴为您服务"",
          "1 user visible: "查_流量"",
          "1 assistant visible: "好的"",
          "2 user visible: "谢谢"",
        ],
      ]
    `);
  });
});
