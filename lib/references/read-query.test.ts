import { describe, it, expect } from "vitest";
import { readQuery } from "./read-query";
import { ReferenceQuery } from "./schema";

const consistent = { policy_and_process: "Consistent", operation_guidance: "Inconsistent" };

const item = {
  schema: "multi-gt/0.1",
  id: "q1",
  split: "test",
  domain: "network",
  language: "en",
  query: "ssh?",
  context: [
    { role: "user", content: "it hangs" },
    { role: "assistant", content: [{ type: "text", text: "which id?" }] },
  ],
  ticket_summary: "port closed",
  references: [{ id: "r0", text: "Open 22.", source: "logged", trajectory: "T#4" }],
  candidates: [
    {
      id: "c1",
      text: "Add 22.",
      source: "offline_exploration",
      generator: { model: "m" },
      verdicts: [
        {
          judge: "consistency",
          model: "j",
          against_reference: "r0",
          detailed_consistency: consistent,
          judge_result: "Consistent",
        },
        { judge: "utility", judge_result: "Available" },
      ],
      passed_by: ["consistency", "utility"],
      human_audit: { label: "accept" },
    },
    {
      id: "c2",
      text: "Reboot.",
      source: "online_adaptation",
      verdicts: [{ judge: "consistency", judge_result: "Partially" }],
    },
    { id: "c3", text: "Reboot.", source: "somewhere", consistency: "Inconsistent", utility: "Available" },
    {
      id: "c3",
      text: "Wait.",
      verdicts: [{ judge: "utility", judge_result: "Unavailable" }],
      passed_by: ["utility"],
    },
  ],
  note: "kept",
};

describe("reading a multi-reference query", () => {
  const query = readQuery({ form: "item", item });

  it("fits the schema and loses nothing", () => {
    expect(ReferenceQuery.parse(query)).toEqual(query);
    expect(query).toMatchObject({
      external_id: "q1",
      split: "test",
      ticket_summary: "port closed",
      extra: { note: "kept" },
    });
    expect(query.context).toEqual([
      { role: "user", text: "it hangs" },
      { role: "assistant", text: "which id?" },
    ]);
  });

  it("counts a candidate in the branch that passed it; Partially is no pass", () => {
    expect(query.candidates.map(({ branch }) => branch)).toEqual(["both", "none", "utility", "utility"]);
  });

  it("keeps each judge's own output beside what the audit reads", () => {
    expect(query.candidates[0]!.verdicts[0]).toEqual({
      judge: "consistency",
      model: "j",
      against_reference: "r0",
      result: "Consistent",
      dimensions: consistent,
      raw: item.candidates[0]!.verdicts![0],
    });
    expect(query.candidates[2]!.verdicts.map(({ judge, result }) => [judge, result])).toEqual([
      ["consistency", "Inconsistent"],
      ["utility", "Available"],
    ]);
    expect(query.candidates[0]!.source_audit).toEqual({ label: "accept" });
  });

  it("points at repeats and contradictions", () => {
    expect(query.warnings.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["branch_contradicts_verdicts", "/candidates/3"],
      ["duplicate_text", "/candidates/2"],
      ["duplicate_id", "/candidates/3"],
    ]);
  });

  it("reads a context that is one text, and says what is missing", () => {
    const bare = readQuery({
      form: "item",
      item: { id: "q2", context: "User: hi\nthere\n客服：您好", references: ["ok"], candidates: [] },
    });
    expect(bare.context).toEqual([
      { role: "user", text: "hi\nthere" },
      { role: "客服", text: "您好" },
    ]);
    expect(bare.references).toEqual([{ id: "r0", text: "ok", source: "logged", trajectory: null }]);
    expect(bare.warnings.map(({ code }) => code)).toEqual(["query_text_missing"]);
  });

  it("makes one query of the rows of a table", () => {
    const rows = [
      {
        query_id: "q",
        candidate_id: "c1",
        source: "offline_exploration",
        text: "a",
        consistency: "Consistent",
        utility: "Available",
        human: "accept",
        lot: "7",
      },
      {
        query_id: "q",
        candidate_id: "c2",
        source: "online_adaptation",
        text: "b",
        consistency: "Partially",
        utility: "Unavailable",
        human: "",
      },
    ];
    const table = readQuery({ form: "rows", id: "q", rows });
    expect(table.external_id).toBe("q");
    expect(table.candidates.map(({ id, branch, source_audit }) => [id, branch, source_audit])).toEqual([
      ["c1", "both", "accept"],
      ["c2", "none", null],
    ]);
    expect(table.extra).toEqual({ rows: [{ lot: "7" }, {}] });
    expect(table.warnings.map(({ code }) => code)).toEqual([
      "query_text_missing",
      "logged_reference_missing",
    ]);
  });
});
