import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("LangSmith runs", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["langsmith-runs"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "rain?"",
          "1 assistant tool: weather("Oslo") → 2",
          "1 environment tool: k1 ok "wet"",
          "1 assistant visible: "Yes."",
        ],
      ]
    `);
  });

  it("finds the runs that are nested in others", async () => {
    const llm = {
      id: "b",
      run_type: "llm",
      name: "chat",
      start_time: "2026-01-02T03:04:06Z",
      inputs: { messages: [{ role: "user", content: "hi" }] },
      outputs: {
        generations: [
          [{ text: "hello", message: { lc: 1, id: ["AIMessage"], kwargs: { content: "hello" } } }],
        ],
      },
    };
    const root = {
      id: "a",
      run_type: "chain",
      name: "agent",
      start_time: "2026-01-02T03:04:05Z",
      child_runs: [llm],
    };
    const { trajectories } = await readText(JSON.stringify(root));
    expect(trajectories).toHaveLength(1);
    expect(outline(trajectories[0]!)).toEqual(['1 user visible: "hi"', '1 assistant visible: "hello"']);
  });
});
