import { describe, it, expect } from "vitest";
import { contentHash, hashId } from "./content-hash";
import { readText } from "./formats/try-out";

describe("the content hash", () => {
  it("is the same for equal content under another id and at another place", async () => {
    const line = (id: string, text: string) =>
      JSON.stringify({ id, messages: [{ role: "user", content: text }] });
    const { trajectories } = await readText([line("a", "x"), line("b", "x"), line("a", "y")].join("\n"));
    const [first, other, changed] = trajectories.map((trajectory) => contentHash(trajectory));
    expect(other).toBe(first);
    expect(changed).not.toBe(first);
  });

  it("names trajectories without an id, so that a second import finds them again", async () => {
    const { trajectories } = await readText(
      '{"messages":[{"role":"user","content":"x"}]}\n{"messages":[{"role":"user","content":"x"}]}\n',
    );
    expect(trajectories[0]!.external_id).toBe(hashId(trajectories[0]!));
    expect(trajectories[1]!.external_id).toBe(trajectories[0]!.external_id);
  });
});
