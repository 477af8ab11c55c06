import { z } from "zod";
import { AdjustInput, adjustPValues } from "./adjust-p-values";
import { BenchmarkLabelInput, benchmarkLabels, gwetBenchmark, GwetBenchmarkInput } from "./benchmark";
import { bootstrapFromIndices, bootstrapFromReplicates, IndicesInput, ReplicatesInput } from "./bootstrap";
import { ClassifierInput, classifierMetrics } from "./classifier-metrics";
import { CohenInput, cohenKappa } from "./cohen-kappa";
import { dawidSkene, DawidSkeneInput } from "./dawid-skene";
import { directStandardisation, StandardisationInput } from "./direct-standardisation";
import { distribution, DistributionInput } from "./distribution";
import { efficiency, EfficiencyInput } from "./efficiency";
import { CalibrationInput, expectedCalibrationError } from "./expected-calibration-error";
import { fisherExact, TwoByTwo } from "./fisher-exact";
import { FleissCountsInput, fleissNeeLandis } from "./fleiss-nee-landis";
import {
  expectedIntervalWidth,
  ExpectedWidthInput,
  sizeForIntervalWidth,
  WidthInput,
} from "./interval-width";
import { krippendorffAlphaLevels, KrippendorffInput } from "./krippendorff-alpha-levels";
import { mace, MaceInput } from "./mace";
import { majority, MajorityInput } from "./majority";
import { mcnemar, McNemarInput } from "./mcnemar";
import { multiRaterAgreement, MultiRaterInput } from "./multi-rater-agreement";
import { OneWayInput, oneWayVariance } from "./one-way-variance";
import { pairedT, PairedTInput } from "./paired-t";
import { fisherPower, PowerInput } from "./power";
import { proportion, ProportionInput } from "./proportion";
import { fisherSampleSize, SampleSizeInput } from "./sample-size";
import { PairedInput, spearman } from "./spearman";
import { MixtureInput, twoThresholdMixture } from "./two-threshold-mixture";
import { twoProportions, TwoProportionsInput } from "./two-proportions";

interface Statistic {
  name: string;
  compute(input: unknown): { ok: true; result: object } | { ok: false; message: string };
}

function statistic<T>(name: string, schema: z.ZodType<T>, of: (input: T) => object): Statistic {
  return {
    name,
    compute(input) {
      const parsed = schema.safeParse(input);
      if (parsed.success) return { ok: true, result: of(parsed.data) };
      return { ok: false, message: z.prettifyError(parsed.error) };
    },
  };
}

/** Every statistic that can be asked for by name, with the input it takes. The only list. */
export const statistics: Statistic[] = [
  statistic("adjust.p_values", AdjustInput, adjustPValues),
  statistic("agreement.cohen", CohenInput, cohenKappa),
  statistic("agreement.fleiss_counts", FleissCountsInput, fleissNeeLandis),
  statistic("agreement.krippendorff", KrippendorffInput, krippendorffAlphaLevels),
  statistic("agreement.multi", MultiRaterInput, multiRaterAgreement),
  statistic("benchmark.gwet", GwetBenchmarkInput, gwetBenchmark),
  statistic("benchmark.label", BenchmarkLabelInput, benchmarkLabels),
  statistic("bootstrap.from_indices", IndicesInput, bootstrapFromIndices),
  statistic("bootstrap.from_replicates", ReplicatesInput, bootstrapFromReplicates),
  statistic("calibration.ece", CalibrationInput, expectedCalibrationError),
  statistic("classifier.metrics", ClassifierInput, classifierMetrics),
  statistic("correlation.spearman", PairedInput, spearman),
  statistic("distribution", DistributionInput, distribution),
  statistic("interval.proportion", ProportionInput, proportion),
  statistic("label.dawid_skene", DawidSkeneInput, dawidSkene),
  statistic("label.mace", MaceInput, mace),
  statistic("label.majority", MajorityInput, majority),
  statistic("power.fisher", PowerInput, fisherPower),
  statistic("rates.direct_standardisation", StandardisationInput, directStandardisation),
  statistic("rates.efficiency", EfficiencyInput, efficiency),
  statistic("reward.hybrid", MixtureInput, twoThresholdMixture),
  statistic("sample_size.ci_width", WidthInput, sizeForIntervalWidth),
  statistic("sample_size.expected_ci_width", ExpectedWidthInput, expectedIntervalWidth),
  statistic("sample_size.fisher", SampleSizeInput, fisherSampleSize),
  statistic("test.fisher2x2", TwoByTwo, fisherExact),
  statistic("test.mcnemar", McNemarInput, mcnemar),
  statistic("test.paired_t", PairedTInput, pairedT),
  statistic("test.two_proportions", TwoProportionsInput, twoProportions),
  statistic("variance.oneway", OneWayInput, oneWayVariance),
];

export type ComputedStatistic =
  { ok: true; result: object } | { ok: false; code: "not_found" | "invalid"; message: string };

/**
 * Computes a statistic by name, e.g. computeStatistic("interval.proportion", { k: 82, n: 100, confidence: 0.95 }).
 * Results are plain objects; what can't be computed is null there, with a `status`. An unknown name is `not_found`,
 * an input of the wrong shape `invalid` with words for each field.
 */
export function computeStatistic(name: string, input: unknown): ComputedStatistic {
  const found = statistics.find((entry) => entry.name === name);
  if (!found) return { ok: false, code: "not_found", message: `There is no statistic named "${name}".` };
  const computed = found.compute(input);
  return computed.ok ? computed : { ok: false, code: "invalid", message: computed.message };
}
