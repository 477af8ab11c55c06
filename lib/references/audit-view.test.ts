import { describe, expect, it } from "vitest";
import type { AuditEvent } from "./audit";
import { candidateView, queryView, type HistoryEntry } from "./audit-view";
import { ReferenceQuery } from "./schema";

const body = ReferenceQuery.parse({
  schema: "multi-gt/0.1",
  external_id: "q-1",
  split: "test",
  domain: null,
  language: "en",
  query: "403 on upload",
  context: [],
  ticket_summary: null,
  references: [
    { id: "r0", text: "Grant the permission.", source: "logged", trajectory: null },
    { id: "r1", text: "SECRET addition", source: "utility", trajectory: null },
  ],
  candidates: [
    {
      id: "c1",
      text: "Attach a policy.",
      source: "offline_exploration",
      generator: { model: "SECRET model" },
      verdicts: [
        {
          judge: "utility",
          model: "SECRET judge",
          against_reference: null,
          result: "SECRET verdict",
          dimensions: {},
          raw: null,
        },
      ],
      branch: "utility",
      source_audit: { label: "SECRET audit" },
    },
  ],
  extra: { note: "SECRET extra" },
  warnings: [],
});

const entry = (version: number, decision: AuditEvent, actor_id: string): HistoryEntry => ({
  candidate: "c1",
  version,
  decision,
  reason: null,
  note: "SECRET note",
  actor_id,
  actor_name: "SECRET name",
  at: new Date(0),
});
const seenBy = (person: string, ...history: HistoryEntry[]) =>
  candidateView(body, { candidate: "c1", position: 0 }, history, person);

describe("what an auditor sees", () => {
  it("holds nothing of verdicts, branch, models and earlier audits before a decision", () => {
    const page = JSON.stringify([queryView(body), seenBy("me")]);
    expect(page).not.toMatch(/SECRET|utility/);
    expect(page).toContain("Attach a policy.");
  });

  it("opens with a decision of anybody", () => {
    expect(seenBy("me", entry(1, "keep", "other"))).toMatchObject({
      version: 1,
      decision: { decision: "keep", actor_id: "other" },
      revealed: { branch: "utility", source_audit: { label: "SECRET audit" } },
    });
  });

  it("stays blind for the second auditor of an unsure one, not for the first", () => {
    const unsure = entry(1, "unsure", "first");
    expect(JSON.stringify(seenBy("second", unsure))).not.toMatch(/SECRET|utility|unsure/);
    expect(seenBy("first", unsure).revealed).not.toBeNull();
  });

  it("closes again with a withdrawal", () => {
    const view = seenBy("me", entry(1, "keep", "me"), entry(2, "withdrawn", "me"));
    expect(view).toMatchObject({ version: 2, decision: null, revealed: null });
  });
});
