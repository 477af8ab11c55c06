import { z } from "zod";
import { byItem, likeliest, namesAreListed, responseShape } from "./responses";
import type { Status } from "./status";

export const DawidSkeneInput = z
  .object({
    ...responseShape,
    init: z.literal("vote_share").default("vote_share"),
    smoothing: z.number().nonnegative().default(0),
    tolerance: z.number().positive().default(1e-9),
    max_iterations: z.number().int().min(1).default(10_000),
    item_weights: z.array(z.number().nonnegative()).optional(),
  })
  .refine(namesAreListed, "a response names an item, rater or category that is not listed")
  .refine(
    ({ items, item_weights }) => !item_weights || item_weights.length === items.length,
    "one weight an item",
  );
export type DawidSkeneInput = z.infer<typeof DawidSkeneInput>;

export interface DawidSkene {
  /** Share of each category among the true labels. */
  prior: number[] | null;
  /** confusion[k][j][l] = P(rater k says l | true j); a row without mass is null. */
  confusion: ((number[] | null)[] | null)[];
  posterior: (number[] | null)[];
  log_likelihood: number | null;
  label: (string | number | null)[];
  iterations: number;
  converged: boolean;
  status?: Status;
}

type Parameters = { prior: number[]; confusion: number[][][]; empty: boolean[][] };

/**
 * Error rates of raters and true labels together, by expectation-maximisation (Dawid & Skene 1979).
 * Start: posteriors are the vote shares. M step: prior = weighted mean posterior, confusion rows = expected counts +
 * `smoothing`, normalised. E step in logarithms. Stops when no parameter moves by more than `tolerance`; reports the
 * parameters of the last M step with the posteriors computed from them. `item_weights` say how often an item's pattern
 * occurs. Labels are null where the two best are within 1e-9.
 */
export function dawidSkene(input: DawidSkeneInput): DawidSkene {
  const { items, raters, categories, smoothing, tolerance, max_iterations } = input;
  const K = categories.length;
  const grouped = byItem(input);
  if (input.responses.length === 0) {
    const label = items.map(() => null);
    return {
      prior: null,
      confusion: raters.map(() => null),
      posterior: label,
      log_likelihood: null,
      label,
      iterations: 0,
      converged: true,
      status: "no_data",
    };
  }
  const weight = input.item_weights ?? items.map(() => 1);
  let posterior = grouped.map((given) => {
    const shares = new Array<number>(K).fill(given.length === 0 ? 1 / K : 0);
    for (const { label } of given) shares[label]! += 1 / given.length;
    return shares;
  });
  let parameters = maximise();
  let logLikelihood = expect();
  let iterations = 1;
  let converged = false;
  while (!converged && iterations < max_iterations) {
    const next = maximise();
    converged = largestMove(parameters, next) <= tolerance;
    parameters = next;
    logLikelihood = expect();
    iterations += 1;
  }
  return {
    prior: parameters.prior,
    confusion: parameters.confusion.map((rows, k) =>
      rows.map((row, j) => (parameters.empty[k]![j] ? null : row)),
    ),
    posterior,
    log_likelihood: logLikelihood,
    label: posterior.map((row) => likeliest(categories, row)),
    iterations,
    converged,
  };

  function maximise(): Parameters {
    const prior = new Array<number>(K).fill(0);
    const counts = raters.map(() => categories.map(() => new Array<number>(K).fill(0)));
    let total = 0;
    grouped.forEach((given, i) => {
      total += weight[i]!;
      for (let j = 0; j < K; j += 1) {
        const mass = weight[i]! * posterior[i]![j]!;
        prior[j]! += mass;
        if (mass > 0) for (const { rater, label } of given) counts[rater]![j]![label]! += mass;
      }
    });
    const empty = counts.map((rows) => rows.map((row) => row.every((count) => count + smoothing === 0)));
    const confusion = counts.map((rows, k) =>
      rows.map((row, j) => {
        if (empty[k]![j]) return row.map(() => 1 / K);
        const sum = row.reduce((a, b) => a + b, 0) + K * smoothing;
        return row.map((count) => (count + smoothing) / sum);
      }),
    );
    return { prior: prior.map((mass) => mass / total), confusion, empty };
  }

  /** Posteriors under the current parameters; returns the log likelihood. */
  function expect(): number {
    const logPrior = parameters.prior.map(Math.log);
    const logs = parameters.confusion.map((rows) => rows.map((row) => row.map(Math.log)));
    let sum = 0;
    posterior = grouped.map((given, i) => {
      const joint = logPrior.map((start, j) =>
        given.reduce((log, { rater, label }) => log + logs[rater]![j]![label]!, start),
      );
      const top = Math.max(...joint);
      const scaled = joint.map((log) => Math.exp(log - top));
      const norm = scaled.reduce((a, b) => a + b, 0);
      sum += weight[i]! === 0 ? 0 : weight[i]! * (top + Math.log(norm));
      return scaled.map((value) => value / norm);
    });
    return sum;
  }
}

function largestMove(a: Parameters, b: Parameters): number {
  const before = [a.prior, a.confusion].flat(3);
  const after = [b.prior, b.confusion].flat(3);
  return before.reduce((most, value, i) => Math.max(most, Math.abs(value - after[i]!)), 0);
}
