import { describe, expect, it } from "vitest";
import { dawidSkene, DawidSkeneInput } from "@/lib/statistics/dawid-skene";
import { mace, MaceInput } from "@/lib/statistics/mace";
import { fitModels, fitSettings } from "./vote-models";

const categories = ["yes", "no"];
const raters = ["ana", "ben", "cleo"];
const patterns = [
  { ratings: ["yes", "yes", "yes"], count: 30 },
  { ratings: ["no", "no", "yes"], count: 25 },
  { ratings: ["yes", "no", null], count: 6 },
  { ratings: [null, "no", "no"], count: 3 },
];
const { models, warnings } = fitModels({ categories, raters, patterns });

/** Every item by itself. */
const items = patterns.flatMap(({ ratings, count }) => Array.from({ length: count }, () => ratings));
const singly = {
  items: items.map((_, n) => n),
  raters,
  categories,
  responses: items.flatMap((ratings, item) =>
    ratings.flatMap((label, k) => (label === null ? [] : [{ item, rater: raters[k]!, label }])),
  ),
};
const close = (found: readonly (number | null)[], wanted: readonly (number | null)[]) =>
  found.forEach((value, n) => expect(value).toBeCloseTo(wanted[n]!, 8));

describe("models of like items", () => {
  it("say what they say of every item by itself: Dawid-Skene", () => {
    const whole = dawidSkene(DawidSkeneInput.parse({ ...singly, ...fitSettings.dawid_skene }));
    close(models!.dawid_skene.prior, whole.prior!);
    expect(models!.dawid_skene).toMatchObject({ iterations: whole.iterations, converged: true });
    expect(models!.dawid_skene.log_likelihood).toBeCloseTo(whole.log_likelihood!, 6);
    for (const [k, { confusion }] of models!.raters.entries())
      close(confusion!.flat(), whole.confusion[k]!.flat());
    const first = items.findIndex((ratings) => ratings[2] === null);
    close(models!.items[2]!.dawid_skene.posterior, whole.posterior[first]!);
    expect(models!.items[2]!.dawid_skene.label).toBe(whole.label[first]);
  });

  it("say what they say of every item by itself: MACE", () => {
    const whole = mace(MaceInput.parse({ ...singly, ...fitSettings.mace }));
    close(
      models!.raters.map(({ competence }) => competence),
      whole.competence,
    );
    close(models!.raters[2]!.strategy!, whole.strategy[2]!);
    close(models!.items[1]!.mace.posterior, whole.posterior[30]!);
    expect(models!.mace.change).toBeCloseTo(whole.change!, 8);
    expect(models!.mace.change).toBeLessThan(0.01);
  });

  it("count labels by person and warn of those with few", () => {
    expect(models!.raters.map(({ labels }) => labels)).toEqual([61, 64, 58]);
    expect(warnings).toEqual([]);
    const fewer = fitModels({ categories, raters, patterns: [patterns[0]!, patterns[3]!] }).warnings;
    expect(fewer).toEqual([]);
    const few = fitModels({ categories, raters, patterns: patterns.slice(2) }).warnings;
    expect(few).toEqual([
      { code: "few_labels", labels: 18, wanted: 35, parameters: 7 },
      { code: "few_of_rater", raters, wanted: 20 },
    ]);
  });

  it("aren't fitted where there is nothing to learn", () => {
    const alike = { categories, raters, patterns: [patterns[0]!] };
    expect(fitModels(alike)).toEqual({ models: null, warnings: [{ code: "one_category" }] });
    expect(fitModels({ categories, raters: ["ana"], patterns: [] }).warnings).toEqual([
      { code: "one_rater" },
    ]);
  });
});
