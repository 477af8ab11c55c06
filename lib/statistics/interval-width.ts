import { z } from "zod";
import { clopperPearson } from "./clopper-pearson";
import { binomialPmf, binomialRange } from "./distributions/binomial";
import { wilson } from "./wilson";
import type { Interval } from "./status";

const rate = z.number().min(0).max(1);
const confidence = z.number().gt(0).lt(1).default(0.95);
export const ExpectedWidthInput = z.object({
  p: rate,
  n: z.number().int().min(1).max(1_000_000),
  confidence,
});
export type ExpectedWidthInput = z.infer<typeof ExpectedWidthInput>;

type IntervalOf = (k: number, n: number, confidence: number) => Interval;

/** Mean width of an interval over X ~ Bin(n, p), exact up to outcomes of together less than about 1e-15. */
function expectedWidth(of: IntervalOf, p: number, n: number, confidence: number): number {
  const [low, high] = binomialRange(n, p);
  let width = 0;
  for (let k = low; k <= high; k += 1) {
    const chance = binomialPmf(k, n, p);
    if (chance < 1e-18) continue;
    const [lower, upper] = of(k, n, confidence);
    width += chance * (upper! - lower!);
  }
  return width;
}

/** How wide the interval of a proportion will be on average with n observations when the true rate is p. */
export function expectedIntervalWidth({ p, n, confidence }: ExpectedWidthInput) {
  return {
    clopper_pearson: expectedWidth(clopperPearson, p, n, confidence),
    wilson: expectedWidth(wilson, p, n, confidence),
  };
}

export const WidthInput = z.object({ p: rate, width: z.number().gt(0.005).lt(1), confidence });
export type WidthInput = z.infer<typeof WidthInput>;

/** Smallest n whose expected width is at most the one wanted; the expected width falls as n grows. */
function smallestSize(of: IntervalOf, { p, width, confidence }: WidthInput): number {
  const enough = (n: number) => expectedWidth(of, p, n, confidence) <= width;
  let high = 1;
  while (!enough(high)) high *= 2;
  let low = high >> 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Observations needed for an interval of a proportion of at most this expected width. */
export function sizeForIntervalWidth(input: WidthInput) {
  return { n_clopper_pearson: smallestSize(clopperPearson, input), n_wilson: smallestSize(wilson, input) };
}
