import digamma from "@stdlib/math-base-special-digamma";
import { z } from "zod";
import { byItem, likeliest, namesAreListed, responseShape } from "./responses";
import type { Status } from "./status";

export const MaceInput = z
  .object({
    ...responseShape,
    method: z.enum(["em", "vb"]).default("vb"),
    init: z.literal("uniform").default("uniform"),
    iterations: z.number().int().min(0).max(100_000).default(50),
    item_weights: z.array(z.number().nonnegative()).optional(),
  })
  .refine(namesAreListed, "a response names an item, rater or category that is not listed")
  .refine(
    ({ items, item_weights }) => !item_weights || item_weights.length === items.length,
    "one weight an item",
  );
export type MaceInput = z.infer<typeof MaceInput>;

export interface Mace {
  /** Per rater: how far the answers come from knowing rather than from habit. */
  competence: (number | null)[];
  /** Per rater: what is answered when not knowing. */
  strategy: (number[] | null)[];
  posterior: (number[] | null)[];
  label: (string | number | null)[];
  /** The most that a competence moved in the last round; null when there was no round. */
  change: number | null;
  status?: Status;
}

/** Priors of the variational form: 1/2 each on knowing and not knowing, 10 on each label of a strategy. */
const knowingPrior = 0.5;
const strategyPrior = 10;

/** Weights from expected counts: `em` adds 0.01/K and normalises; `vb` takes exp(digamma), whose sum is below 1. */
function updated(counts: number[], method: "em" | "vb", K: number, prior: number): number[] {
  const added = counts.map((count) => count + (method === "em" ? 0.01 / K : prior));
  const sum = added.reduce((a, b) => a + b, 0);
  return added.map((count) => (method === "em" ? count / sum : Math.exp(digamma(count) - digamma(sum))));
}

/**
 * MACE (Hovy and others 2013): each rater knows the true label with a probability of their own, else draws from their
 * own habit (`strategy`). Uniform prior on labels. Fixed start (knowing 0.5, habits uniform), one E step, then
 * `iterations` times an M and an E step: the same input always gives the same result. `item_weights` say how often an
 * item's pattern occurs.
 */
export function mace(input: MaceInput): Mace {
  const { items, raters, categories, method, iterations } = input;
  const K = categories.length;
  const grouped = byItem(input);
  if (input.responses.length === 0) {
    const none = items.map(() => null);
    return {
      competence: raters.map(() => null),
      strategy: raters.map(() => null),
      posterior: none,
      label: none,
      change: null,
      status: "no_data",
    };
  }
  const weight = input.item_weights ?? items.map(() => 1);
  let knowing = raters.map(() => [0.5, 0.5]); // [guesses, knows]
  let strategy = raters.map(() => categories.map(() => 1 / K));
  let expected = expect();
  let change: number | null = null;
  for (let round = 0; round < iterations; round += 1) {
    const before = knowing;
    knowing = expected.knows.map((counts) => updated(counts, method, K, knowingPrior));
    strategy = expected.habits.map((counts) => updated(counts, method, K, strategyPrior));
    expected = expect();
    change = Math.max(...knowing.map((pair, k) => Math.abs(pair[1]! - before[k]![1]!)));
  }
  return {
    competence: knowing.map((pair) => pair[1]!),
    strategy,
    posterior: expected.posterior,
    label: expected.posterior.map((row) => likeliest(categories, row)),
    change,
  };

  function expect() {
    const knows = raters.map(() => [0, 0]);
    const habits = raters.map(() => new Array<number>(K).fill(0));
    const posterior = grouped.map((given, i) => {
      const logs = categories.map((_, t) =>
        given.reduce((log, { rater, label }) => {
          const [guesses, known] = knowing[rater]!;
          return log + Math.log((label === t ? known! : 0) + guesses! * strategy[rater]![label]!);
        }, 0),
      );
      const top = Math.max(...logs);
      const joint = logs.map((log) => Math.exp(log - top));
      const norm = joint.reduce((a, b) => a + b, 0);
      const row = joint.map((value) => value / norm);
      for (const { rater, label } of given) {
        const [guesses, known] = knowing[rater]!;
        const knew = (row[label]! * known!) / (known! + guesses! * strategy[rater]![label]!);
        knows[rater]![1]! += weight[i]! * knew;
        knows[rater]![0]! += weight[i]! * (1 - knew);
        habits[rater]![label]! += weight[i]! * (1 - knew);
      }
      return row;
    });
    return { knows, habits, posterior };
  }
}
