import { describe, expect, it } from "vitest";
import { firstForm, planOf, type PlanForm } from "./plan-form";

const form = (change: Partial<PlanForm> = {}): PlanForm => ({
  ...firstForm,
  name: "Round 1",
  seed: "7",
  ...change,
});

describe("planOf", () => {
  it("makes a plan with the random sample as reference", () => {
    const made = planOf(form());
    expect("plan" in made && made.plan).toMatchObject({
      name: "Round 1",
      samplers: [
        { sampler: "signal", size: 100 },
        { sampler: "heuristic", size: 100 },
        { sampler: "random", size: 100 },
      ],
      reference: "random",
      k: 3,
      hints: false,
    });
  });

  it("measures against the first sampler when the random one takes no part", () => {
    const made = planOf(form({ sizes: { ...firstForm.sizes, random: { on: false, size: "100" } } }));
    expect("plan" in made && made.plan.reference).toBe("signal");
  });

  it("says what is wrong where it is wrong", () => {
    const made = planOf({
      ...form({ name: " ", seed: "", k: "", lease_minutes: "2.5" }),
      sizes: { ...firstForm.sizes, heuristic: { on: true, size: "-3" } },
    });
    expect("problems" in made && Object.keys(made.problems).sort()).toEqual([
      "k",
      "lease_minutes",
      "name",
      "seed",
      "size heuristic",
    ]);
  });

  it("wants at least one sampler", () => {
    const off = Object.fromEntries(Object.keys(firstForm.sizes).map((id) => [id, { on: false, size: "1" }]));
    const made = planOf(form({ sizes: off }));
    expect("problems" in made && made.problems).toEqual({ samplers: "Choose at least one sampler." });
  });
});
