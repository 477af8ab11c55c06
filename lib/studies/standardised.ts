import { directStandardisation } from "@/lib/statistics/direct-standardisation";
import type { Standardised, StudyFigures } from "./schema";
import type { SamplerTally } from "./tally";

const strata = ["failed", "success"] as const;
type Counts = Record<(typeof strata)[number] | "unknown", { k: number; n: number }>;

function outcomeCounts({ cells }: SamplerTally): Counts {
  const counts: Counts = { failed: { k: 0, n: 0 }, success: { k: 0, n: 0 }, unknown: { k: 0, n: 0 } };
  for (const { outcome, n, informative } of cells) {
    counts[outcome].n += n;
    counts[outcome].k += informative;
  }
  return counts;
}

/**
 * Rates that each sampler would have with the reference sample's mix of failed and successful runs,
 * R = w_failed R_failed + w_success R_success, so that drawing more failures is no advantage (arXiv 2604.00356).
 * The weights are taken as known. A stratum that the reference has and a sampler lacks leaves its rate open.
 */
export function standardisedRates(
  samplers: readonly SamplerTally[],
  reference: SamplerTally | undefined,
): Pick<StudyFigures, "outcome_mix" | "standardised"> {
  const mix = reference && outcomeCounts(reference);
  const known = mix ? mix.failed.n + mix.success.n : 0;
  const outcome_mix =
    mix && known > 0 ? { failed: mix.failed.n / known, success: mix.success.n / known } : null;
  // A stratum without weight has no say, so it may be empty.
  const used = strata.filter((name) => outcome_mix !== null && outcome_mix[name] > 0);
  const standardised = samplers.map((tally): Standardised => {
    const { failed, success, unknown } = outcomeCounts(tally);
    const counts = { failed, success };
    const known = failed.n + success.n;
    const { rate, se_binomial, ci95_normal, ci95_fay_feuer } = directStandardisation({
      strata: used.map((name) => counts[name]),
      weights: used.map((name) => outcome_mix![name]),
    });
    return {
      sampler: tally.sampler,
      rate,
      crude: known === 0 ? null : (failed.k + success.k) / known,
      se_binomial,
      ci95_normal,
      ci95_fay_feuer,
      reason:
        rate !== null
          ? null
          : !reference
            ? "no_reference"
            : !outcome_mix
              ? "no_reference_outcomes"
              : "empty_stratum",
      unknown_outcome: unknown.n,
    };
  });
  return { outcome_mix, standardised };
}
