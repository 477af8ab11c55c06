import { describe, expect, it } from "vitest";
import { type AuditEvent, auditReasons, inForce, Judgement } from "./audit";

describe("Judgement", () => {
  it("needs a reason for everything but keeping, and words for another reason", () => {
    expect(Judgement.safeParse({ decision: "keep" }).success).toBe(true);
    for (const decision of ["reject", "unsure"]) {
      expect(Judgement.safeParse({ decision }).success).toBe(false);
      expect(Judgement.safeParse({ decision, reason: "against_policy" }).success).toBe(true);
      expect(Judgement.safeParse({ decision, reason: "other", note: "  " }).success).toBe(false);
      expect(Judgement.safeParse({ decision, reason: "other", note: "wrong language" }).success).toBe(true);
    }
    expect(Judgement.safeParse({ decision: "reject", reason: "boring" }).success).toBe(false);
  });

  it("drops a reason that was left over from another decision", () => {
    expect(Judgement.parse({ decision: "keep", reason: "against_policy", note: " fine " })).toEqual({
      decision: "keep",
      reason: null,
      note: "fine",
    });
  });

  it("has one digit key for each reason", () => expect(auditReasons.length).toBeLessThanOrEqual(9));
});

describe("inForce", () => {
  const history = (...decisions: AuditEvent[]) =>
    decisions.map((decision, n) => ({ decision, version: n + 1 }));

  it.each([
    [history(), null],
    [history("keep"), 1],
    [history("keep", "reject"), 2],
    [history("unsure", "keep", "withdrawn"), 1],
    [history("keep", "withdrawn"), null],
    [history("keep", "withdrawn", "reject", "unsure", "withdrawn"), 3],
    [history("withdrawn", "keep"), 2],
  ])("of %j is version %j", (entries, version) => expect(inForce(entries)?.version ?? null).toBe(version));
});
