import { z } from "zod";

const scores = z.array(z.number());
export const MixtureInput = z
  .object({
    s_r: scores,
    s_j: z.array(z.number().nullable()),
    tau_a: z.number(),
    tau_b: z.number(),
    w1: z.number(),
    w2: z.number(),
  })
  .refine(({ s_r, s_j }) => s_r.length === s_j.length, "one second score a first score")
  .refine(({ tau_a, tau_b }) => tau_a <= tau_b, "tau_a must not be greater than tau_b");
export type MixtureInput = z.infer<typeof MixtureInput>;

export type MixtureRoute = "mix_low" | "fast" | "mix_high";

export interface Mixture {
  /** Null where the second score is needed and missing. */
  reward: (number | null)[];
  route: MixtureRoute[];
  judge_calls: number;
  fast_share: number | null;
}

/** Which of the three branches a first score takes; both thresholds belong to the middle one. */
export function mixtureRoute(s_r: number, tau_a: number, tau_b: number): MixtureRoute {
  if (s_r < tau_a) return "mix_low";
  return s_r <= tau_b ? "fast" : "mix_high";
}

/**
 * A cheap score s_r is believed between two thresholds and mixed with a dear score s_j outside them:
 * s_r < tau_a: w1 s_r + (1 - w1) s_j; up to tau_b: s_r alone; above: w2 s_r + (1 - w2) s_j (arXiv 2603.18074).
 * `judge_calls` counts the items that need the dear score.
 */
export function twoThresholdMixture({ s_r, s_j, tau_a, tau_b, w1, w2 }: MixtureInput): Mixture {
  const route = s_r.map((score) => mixtureRoute(score, tau_a, tau_b));
  const reward = s_r.map((score, i) => {
    if (route[i] === "fast") return score;
    const weight = route[i] === "mix_low" ? w1 : w2;
    const other = s_j[i];
    return other === null || other === undefined ? null : weight * score + (1 - weight) * other;
  });
  const fast = route.filter((name) => name === "fast").length;
  return {
    reward,
    route,
    judge_calls: route.length - fast,
    fast_share: route.length === 0 ? null : fast / route.length,
  };
}
