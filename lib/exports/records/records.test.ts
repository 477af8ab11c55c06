import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { ReferenceQuery } from "@/lib/references/schema";
import { csv } from "../writers/csv";
import type { ItemRow } from "./item";
import { itemRecord } from "./items";
import { labelColumns, labelRecord } from "./labels";
import { cleanedColumns, cleanedRecord, referenceColumns, referenceRecords } from "./references";
import { trajectoryColumns } from "./trajectories";
import { voteColumns, voteRecords } from "./votes";

const item: ItemRow = {
  queue_id: "q",
  queue: "Round 1",
  study_id: null,
  study: null,
  item: 7,
  trajectory_id: "t",
  source_name: "airline",
  external_id: "=run/1",
  trajectory_version: 1,
  content_hash: "h",
  domain: null,
  outcome: 2,
  schema_id: "trajectory-review",
  schema_version: 1,
};
const nameOf = (id: string) => `person-${id}`;

/** Every column of a table must be a member of its record, or the table would have a column that is always empty. */
const reaches = (record: Readonly<Record<string, unknown>>, path: string): boolean => {
  let value: unknown = record;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return true;
};

describe("labels", () => {
  const record = labelRecord(
    {
      ...item,
      annotator_id: "ana",
      version: 2,
      answers: { reason: "action", informative: "yes", toString: "x" },
      evidence: [],
      comment: "-",
      confidence: null,
      active_ms: 1200,
      submitted_at: "2026-01-01T00:00:00.000Z",
      changed_at: "2026-01-02T00:00:00.000Z",
    },
    trajectoryReview,
    nameOf,
  );

  it("name people by pseudonym and every question once, in the schema's order", () => {
    expect(record).toMatchObject({ annotator: "person-ana", outcome: null });
    expect(JSON.stringify(record.answers)).toBe('{"informative":"yes","reason":"action","strategy":null}');
  });

  it("have a column for each member", () => {
    const columns = labelColumns([trajectoryReview, trajectoryReview]).map(({ path }) => path);
    expect(columns.filter((path) => !reaches(record, path))).toEqual([]);
    expect(new Set(columns.map((path) => path.split(".")[0]))).toEqual(new Set(Object.keys(record)));
    expect(csv.sheet(columns).line(record)).toMatchObject({ neutralised: 2 });
  });
});

describe("votes", () => {
  const records = voteRecords(3, trajectoryReview, {
    item: item.item,
    state: itemRecord({ ...item, open_flags: 0, skips: 1, samplers: ["random", "signal"], changed_at: null }),
    annotations: ["yes", "yes", "no"].map((informative, n) => ({
      annotator_id: `${n}`,
      answers: { informative },
    })),
    decisions: [
      {
        question: "reason",
        version: 1,
        value: "action",
        reason: "clear",
        actor: "person-lea",
        at: new Date(0),
      },
    ],
    changed: null,
  });

  it("tell the majority, the adjudicated value and what is still open", () => {
    expect(records.map(({ question, state, value }) => [question, state, value])).toEqual([
      ["informative", "majority", "yes"],
      ["reason", "adjudicated", "action"],
      ["strategy", "pending", null],
    ]);
    expect(records[0]).toMatchObject({ votes: { yes: 2, no: 1 }, given: 3, wanted: 3, unanimous: false });
    expect(records[1]).toMatchObject({
      adjudicator: "person-lea",
      adjudicated_at: "1970-01-01T00:00:00.000Z",
    });
  });

  it("have a column for each member", () =>
    expect(voteColumns.map(({ path }) => path).sort()).toEqual(Object.keys(records[0]!).sort()));
});

describe("references", () => {
  const row = {
    query_id: "q",
    version: 1,
    body: ReferenceQuery.parse({
      schema: "multi-gt/0.1",
      external_id: "q-1",
      split: null,
      domain: null,
      language: null,
      query: "?",
      context: [],
      ticket_summary: null,
      references: [{ id: "r0", text: "A", source: "logged", trajectory: null }],
      candidates: ["B", "a\nb"].map((text, n) => ({
        id: `c${n}`,
        text,
        source: "other",
        generator: null,
        verdicts: [],
        branch: "both",
        source_audit: null,
      })),
      extra: {},
      warnings: [],
    }),
    candidates: ["c0", "c1"],
    history: [
      {
        candidate: "c1",
        version: 1,
        decision: "keep" as const,
        reason: null,
        note: "",
        actor_id: "ana",
        actor_name: "Ana",
        at: new Date(0),
      },
    ],
  };

  it("list references and candidates with the decision in force, without names", () => {
    const records = referenceRecords(row, nameOf);
    expect(records.map(({ id, decision, auditor }) => [id, decision, auditor])).toEqual([
      ["r0", null, null],
      ["c0", null, null],
      ["c1", "keep", "person-ana"],
    ]);
    expect(JSON.stringify(records)).not.toContain("Ana");
    for (const record of records)
      expect(referenceColumns.map(({ path }) => path).sort()).toEqual(Object.keys(record).sort());
  });

  it("give the cleaned set of a query", () => {
    const record = cleanedRecord(row);
    expect(record.references).toMatchObject([{ id: "r0" }, { id: "c1", origin: "candidate" }]);
    expect(cleanedColumns.map(({ path }) => path).sort()).toEqual(Object.keys(record).sort());
  });
});

describe("trajectories", () => {
  it("have table columns that are told apart", () =>
    expect(new Set(trajectoryColumns).size).toBe(trajectoryColumns.length));
});
