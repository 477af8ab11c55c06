import { describe, expect, it } from "vitest";
import { computeStatistic } from "./registry";
import { likeliest } from "./responses";

/** Result of a statistic by name; these inputs are all well formed. */
function compute(name: string, input: unknown): Record<string, unknown> {
  const computed = computeStatistic(name, input);
  if (!computed.ok) throw new Error(computed.message);
  return computed.result as Record<string, unknown>;
}

describe("models of rater error", () => {
  it("the likeliest label: none where two are as likely, the only one where there is one", () => {
    expect(likeliest(["a", "b", "c"], [0.2, 0.5, 0.3])).toBe("b");
    expect(likeliest(["a", "b", "c"], [0.4, 0.2, 0.4])).toBeNull();
    expect(likeliest(["a", "b"], [0.5 + 1e-10, 0.5 - 1e-10])).toBeNull();
    expect(likeliest(["a", "b"], [1e-9, 0])).toBeNull();
    expect(likeliest(["a", "b"], [0.5 + 1e-9, 0.5 - 1e-9])).toBe("a");
    expect(likeliest(["a"], [1])).toBe("a");
  });

  it.each(["label.mace", "label.dawid_skene"])("%s: an item of weight 3 is that item three times", (name) => {
    const said = (item: number, labels: string[]) => labels.map((label, rater) => ({ item, rater, label }));
    const base = { raters: [0, 1, 2], categories: ["yes", "no"] };
    const options =
      name === "label.mace" ? { method: "em", iterations: 7 } : { smoothing: 0.5, max_iterations: 7 };
    const patterns = [
      ["yes", "yes", "no"],
      ["no", "no", "no"],
      ["no", "yes", "no"],
    ];
    const weighted = compute(name, {
      ...base,
      ...options,
      items: [0, 1, 2],
      responses: patterns.flatMap((labels, item) => said(item, labels)),
      item_weights: [3, 2, 1],
    });
    const places = [0, 0, 0, 1, 1, 2];
    const singly = compute(name, {
      ...base,
      ...options,
      items: places.map((_, item) => item),
      responses: places.flatMap((place, item) => said(item, patterns[place]!)),
    });
    const [first, , , second, , third] = singly.posterior as number[][];
    (weighted.posterior as number[][]).forEach((row, n) =>
      row.forEach((p, j) => expect(p).toBeCloseTo([first, second, third][n]![j]!, 9)),
    );
    const quality = name === "label.mace" ? "competence" : "prior";
    (weighted[quality] as number[]).forEach((value, n) =>
      expect(value).toBeCloseTo((singly[quality] as number[])[n]!, 9),
    );
  });

  it("MACE tells how far its competences moved in the last round", () => {
    const given = {
      items: [1, 2],
      raters: ["r", "s"],
      categories: ["a", "b"],
      responses: [
        { item: 1, rater: "r", label: "a" },
        { item: 1, rater: "s", label: "a" },
        { item: 2, rater: "r", label: "b" },
        { item: 2, rater: "s", label: "b" },
      ],
    };
    const after = (iterations: number) =>
      compute("label.mace", { ...given, iterations }) as { competence: number[]; change: number | null };
    expect(after(0).change).toBeNull();
    // It starts from 1/2 each.
    expect(after(1).change).toBeCloseTo(Math.abs(after(1).competence[0]! - 0.5), 12);
    const moved = after(4).competence.map((value, k) => Math.abs(value - after(3).competence[k]!));
    expect(after(4).change).toBeCloseTo(Math.max(...moved), 12);
    const uneven = {
      ...given,
      responses: [...given.responses.slice(0, 3), { item: 2, rater: "s", label: "a" }],
    };
    const one = compute("label.mace", { ...uneven, iterations: 2 }) as {
      competence: number[];
      change: number;
    };
    const before = compute("label.mace", { ...uneven, iterations: 1 }) as { competence: number[] };
    expect(one.change).toBeCloseTo(
      Math.max(...one.competence.map((value, k) => Math.abs(value - before.competence[k]!))),
      12,
    );
    expect(
      compute("label.mace", { items: [1], raters: ["r"], categories: ["a"], responses: [] }).change,
    ).toBeNull();
  });

  it("Dawid-Skene says when its rounds were used up, and starts items without labels from even shares", () => {
    const given = {
      items: [1, 2],
      raters: ["r"],
      categories: ["a", "b"],
      responses: [{ item: 1, rater: "r", label: "a" }],
    };
    // One M step from the shares (1, 0) and (1/2, 1/2).
    expect(compute("label.dawid_skene", { ...given, max_iterations: 1 })).toMatchObject({
      prior: [0.75, 0.25],
      iterations: 1,
      converged: false,
    });
    const three = { ...given, smoothing: 0.5, tolerance: 1e-15, max_iterations: 3 };
    expect(compute("label.dawid_skene", three)).toMatchObject({ iterations: 3, converged: false });
    const settled = compute("label.dawid_skene", { ...given, tolerance: 1e-6, max_iterations: 500 });
    expect(settled.converged).toBe(true);
    expect(settled.iterations).toBeLessThan(500);
    expect(compute("label.dawid_skene", { ...given, responses: [] })).toMatchObject({
      confusion: [null],
      iterations: 0,
      converged: true,
      status: "no_data",
    });
  });
});
