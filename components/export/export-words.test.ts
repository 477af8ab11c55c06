import { describe, expect, it } from "vitest";
import { ExportKind, ExportRequest } from "@/lib/exports/request";
import { filterWords, kindWords } from "./export-words";

const names = {
  studies: [{ id: "0199b7c0-0000-4000-8000-000000000001", name: "Round 1" }],
  queues: [],
  label_sets: [],
};
const request = (filter: object) => ExportRequest.parse({ what: ["labels"], formats: ["csv"], ...filter });

describe("an export in words", () => {
  it("says what it was narrowed to", () => {
    expect(filterWords(request({}), names)).toBeNull();
    expect(filterWords(request({ study: names.studies[0]!.id, domain: "airline" }), names)).toBe(
      "study Round 1, domain airline",
    );
    // A queue that isn't to be chosen any more is told by the beginning of its id.
    expect(filterWords(request({ queue: "0199b7c0-0000-4000-8000-000000000002" }), names)).toBe(
      "queue 0199b7c0",
    );
  });

  it("has words for every kind", () => expect(Object.keys(kindWords)).toEqual([...ExportKind.options]));
});
