import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { readText } from "./try-out";

describe("Multi-GT table", () => {
  it("hands on the rows of a query together, cells as they were meant", async () => {
    const { items, summary } = await readText(examples["multi-gt-csv"]!.fits);
    expect(summary).toMatchObject({ records: 2, queries: 1 });
    const rows = [
      { candidate_id: "c1", text: "a,\nb", human: "accept" },
      { candidate_id: "c2", text: 'say "x"', human: "" },
    ];
    expect(items[0]).toMatchObject({ kind: "query", found: { form: "rows", id: "q1", rows } });
  });
});
