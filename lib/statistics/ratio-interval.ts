import { normalQuantile } from "./distributions/normal";
import { noInterval, type Interval } from "./status";

/** exp(ln ratio ± z se): limits of a ratio whose logarithm is near normal. */
function onLogScale(ratio: number, se: number, confidence: number): Interval {
  const reach = normalQuantile(1 - (1 - confidence) / 2) * se;
  return [ratio * Math.exp(-reach), ratio * Math.exp(reach)];
}

/** Ratio of two proportions (k1/n1)/(k2/n2); null where k2 = 0 or a group is empty. Limits: Katz 1978, k1 and k2 > 0. */
export function riskRatio(k1: number, n1: number, k2: number, n2: number, confidence = 0.95) {
  const ratio = n1 === 0 || k2 === 0 ? null : k1 / n1 / (k2 / n2);
  const se = Math.sqrt(1 / k1 - 1 / n1 + (1 / k2 - 1 / n2));
  const interval = ratio === null || k1 === 0 ? noInterval() : onLogScale(ratio, se, confidence);
  return { ratio, interval };
}

/** Odds ratio ad/bc of the table [[a, b], [c, d]]; null where bc = 0. Limits: Woolf 1955, no cell 0. */
export function oddsRatio(a: number, b: number, c: number, d: number, confidence = 0.95) {
  const ratio = b * c === 0 ? null : (a * d) / (b * c);
  const se = Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d);
  const interval = ratio === null || a * d === 0 ? noInterval() : onLogScale(ratio, se, confidence);
  return { ratio, interval };
}
