/** Margins of a 2x2 table: row sums m and n, first column sum k. */
interface Margins {
  m: number;
  n: number;
  k: number;
}

/** Logs of the central hypergeometric weights over the support, from the ratio of neighbours. */
function logWeights({ m, n, k }: Margins, low: number, size: number): Float64Array {
  const logs = new Float64Array(size);
  for (let i = 1; i < size; i += 1) {
    const x = low + i - 1;
    logs[i] = logs[i - 1]! + Math.log(((m - x) / (x + 1)) * ((k - x) / (n - k + x + 1)));
  }
  return logs;
}

/** Mean of the first cell when the log odds ratio is `logRatio` (Fisher's noncentral hypergeometric distribution). */
function meanAt(logRatio: number, logs: Float64Array, low: number): number {
  let top = -Infinity;
  for (let i = 0; i < logs.length; i += 1) top = Math.max(top, logs[i]! + i * logRatio);
  let sum = 0;
  let weighted = 0;
  for (let i = 0; i < logs.length; i += 1) {
    const weight = Math.exp(logs[i]! + i * logRatio - top);
    sum += weight;
    weighted += weight * i;
  }
  return low + weighted / sum;
}

/**
 * Conditional maximum-likelihood estimate of the odds ratio: the ratio under which the mean of the first cell, given
 * the margins, is the observed one. Found by bisection on its logarithm. At the upper end of the support it is
 * infinite (null), at the lower end 0; a support of one value says nothing (null).
 */
export function conditionalOddsRatio(a: number, margins: Margins): number | null {
  const low = Math.max(0, margins.k - margins.n);
  const size = Math.min(margins.k, margins.m) - low + 1;
  if (size === 1 || a === low + size - 1) return null;
  if (a === low) return 0;
  const logs = logWeights(margins, low, size);
  let lower = -1;
  let upper = 1;
  while (meanAt(lower, logs, low) > a) lower *= 2;
  while (meanAt(upper, logs, low) < a) upper *= 2;
  while (upper - lower > 1e-13 * Math.max(1, Math.abs(upper))) {
    const middle = (lower + upper) / 2;
    if (middle === lower || middle === upper) break;
    if (meanAt(middle, logs, low) < a) lower = middle;
    else upper = middle;
  }
  return Math.exp((lower + upper) / 2);
}
