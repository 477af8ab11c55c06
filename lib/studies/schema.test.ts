import { describe, expect, it } from "vitest";
import { StudyPlan } from "./schema";

describe("StudyPlan", () => {
  const draft = {
    name: "x",
    samplers: [{ sampler: "random", size: 5 }],
    seed: "s",
    label_schema: { id: "a", version: 1 },
  };

  it("fills in the study's habits", () => {
    expect(StudyPlan.parse(draft)).toMatchObject({
      k: 3,
      hints: false,
      lease_minutes: 30,
      reference: "random",
    });
  });

  it.each([
    ["hints", { ...draft, hints: true }],
    ["no sampler", { ...draft, samplers: [] }],
    ["a sampler twice", { ...draft, samplers: [...draft.samplers, ...draft.samplers] }],
    ["no seed", { ...draft, seed: "" }],
  ])("refuses %s", (_, plan) => {
    expect(StudyPlan.safeParse(plan).success).toBe(false);
  });
});
