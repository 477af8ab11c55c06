import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { readText } from "./try-out";

describe("Multi-GT queries with candidates", () => {
  it("hands the item on as it stands", async () => {
    const { items } = await readText(examples["multi-gt"]!.fits);
    const found = { form: "item", item: { id: "q1", candidates: [{ id: "c1" }] } };
    expect(items[0]).toMatchObject({ kind: "query", format: "multi-gt", found });
  });
});
