import { clopperPearson } from "@/lib/statistics/clopper-pearson";
import { efficiency } from "@/lib/statistics/efficiency";
import { compareSamplers } from "./comparisons";
import type { Rate, SamplerEfficiency, SamplerRate, Stratum, StudyFigures, StudyPlan } from "./schema";
import { standardisedRates } from "./standardised";
import type { SamplerTally, StudyTally, TallyCell } from "./tally";

const sum = (cells: readonly TallyCell[], field: "n" | "informative") =>
  cells.reduce((total, cell) => total + cell[field], 0);

/** Share of informative items among counted ones, with exact 95 % limits; null where nothing was counted. */
export function rateOf(cells: readonly TallyCell[]): Rate {
  const n = sum(cells, "n");
  const informative = sum(cells, "informative");
  return { n, informative, rate: n === 0 ? null : informative / n, ci95: clopperPearson(informative, n) };
}

function samplerRate({ sampler, drawn, left_out, cells }: SamplerTally, plan: StudyPlan): SamplerRate {
  const rate = rateOf(cells);
  const failed = sum(
    cells.filter(({ outcome }) => outcome === "failed"),
    "n",
  );
  return {
    sampler,
    size: plan.samplers.find((one) => one.sampler === sampler)?.size ?? drawn,
    drawn,
    left_out,
    ...rate,
    failed_share: rate.n === 0 ? null : failed / rate.n,
  };
}

function byOutcome(samplers: readonly SamplerTally[]): Stratum[] {
  return samplers.flatMap(({ sampler, cells }) =>
    (["failed", "success", "unknown"] as const).flatMap((stratum) => {
      const own = cells.filter(({ outcome }) => outcome === stratum);
      // "Unknown" is no stratum of the method: it is listed only where it occurs.
      return stratum === "unknown" && own.length === 0 ? [] : [{ sampler, stratum, ...rateOf(own) }];
    }),
  );
}

function byDomain(samplers: readonly SamplerTally[]): Stratum[] {
  const domains = [...new Set(samplers.flatMap(({ cells }) => cells.map(({ domain }) => domain)))].sort(
    (a, b) => (a === null ? 1 : b === null ? -1 : Number(a > b) - Number(a < b)),
  );
  return domains.flatMap((stratum) =>
    samplers.map(({ sampler, cells }) => ({
      sampler,
      stratum,
      ...rateOf(cells.filter(({ domain }) => domain === stratum)),
    })),
  );
}

function samplerEfficiency(tally: SamplerTally, reference: SamplerTally | undefined): SamplerEfficiency {
  const own = rateOf(tally.cells);
  const other = reference && reference !== tally ? rateOf(reference.cells) : { n: 0, informative: 0 };
  const figures = efficiency({ k: own.informative, n: own.n, k_ref: other.informative, n_ref: other.n });
  return {
    sampler: tally.sampler,
    labels_per_informative: figures.labels_per_informative,
    labels_per_informative_ci95: figures.labels_per_informative_ci,
    gain: figures.gain,
    gain_ci95: figures.gain_ci_log,
  };
}

/** Every figure of a study from its counts: rates, tests, strata, standardised rates, efficiency, reasons. */
export function studyFigures(plan: StudyPlan, { samplers, shared }: StudyTally): StudyFigures {
  const reference = samplers.find(({ sampler }) => sampler === plan.reference);
  return {
    samplers: samplers.map((tally) => samplerRate(tally, plan)),
    comparisons: compareSamplers(
      samplers.map(({ sampler, cells }) => ({ sampler, ...rateOf(cells) })),
      shared,
    ),
    by_outcome: byOutcome(samplers),
    by_domain: byDomain(samplers),
    ...standardisedRates(samplers, reference),
    efficiency: samplers.map((tally) => samplerEfficiency(tally, reference)),
    reasons: samplers.map(({ sampler, cells, reasons, without_reason }) => ({
      sampler,
      n: sum(cells, "informative"),
      counts: reasons,
      without: without_reason,
    })),
  };
}
