import { describe, it, expect } from "vitest";
import { readImport, type ImportItem } from "./read-import";

describe("reading an import", () => {
  it("gives trajectories and queries in one stream, with the summary last", async () => {
    async function* bytes() {
      yield new TextEncoder().encode(
        '{"id":"t","messages":[{"role":"user","content":"x"}]}\n{"id":"q","query":"y","references":[],"candidates":[],"n":9007199254740993}\n',
      );
    }
    const items: ImportItem[] = [];
    for await (const item of readImport(bytes(), { fileName: "both.jsonl" })) items.push(item);
    expect(items.map(({ kind }) => kind)).toEqual(["warning", "trajectory", "query", "end"]);
    const query = items[2]!;
    if (query.kind !== "query") throw new Error("no query");
    expect(query.query).toMatchObject({ external_id: "q", extra: { n: "9007199254740993" } });
    expect(query.query.warnings.map(({ code }) => code)).toEqual([
      "unsafe_number",
      "logged_reference_missing",
    ]);
    expect(query.source[0]!.line).toBe(2);
  });
});
