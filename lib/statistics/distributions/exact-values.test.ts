import { describe, expect, it } from "vitest";
import { distributionFunctions as of } from ".";
import { binomialPmf, binomialRange, logBinomialPmf } from "./binomial";
import { hypergeometricPmf, hypergeometricWeights } from "./hypergeometric";
import { deviance, stirlingRemainder } from "./saddle-point";

/** Values computed with 40 digits (mpmath 1.2.1) from the definitions: the last digits written are right. */
function near(got: number, want: number, relative = 1e-13): void {
  expect(Math.abs(got - want), `${got} and ${want}`).toBeLessThanOrEqual(relative * Math.abs(want));
}

describe("against values with forty digits", () => {
  it.each([
    [0.5, 0.15342640972002735],
    [1, 0.081061466795327258],
    [2.5, 0.033162873519936287],
    [10, 0.0083305634333628713],
    [15, 0.0055547335519628014],
    [16, 0.0052076559196096404],
    [17, 0.0049013959484347379],
    [30, 0.0027776749297526936],
    [1e6, 8.3333333333330556e-8],
  ])("Stirling's remainder of %d", (n, want) => {
    near(stirlingRemainder(n), want, n < 30 ? 1e-10 : 1e-14);
  });

  it.each([
    [5, 5.5, 0.0234491009783757],
    [5, 4.6, 0.016908044695255323],
    [10, 30, 9.0138771133189031],
    [9, 11, 0.19396374084063955],
    [11, 9, 0.20737765008366277],
    [1_000_000, 1_000_001, 4.9999966666691667e-7],
  ])("the deviance of %d from %d", (x, m, want) => {
    near(deviance(x, m), want, 1e-14);
  });
  it("the deviance of nothing is what was expected, and of what was expected nothing", () => {
    expect([deviance(0, 3), deviance(1, 1), deviance(7.5, 7.5), stirlingRemainder(0)]).toEqual([3, 0, 0, 0]);
  });

  it.each([
    [3, 10, 0.3, 0.266827932],
    [17, 20, 0.85, 0.24282889614926763],
    [1, 16, 0.0625, 0.37981240581524565],
    [15, 17, 0.9, 0.28001193964872262],
    [499_990, 1_000_000, 0.5, 0.00079772480057564139],
    [2, 1_000_000, 1e-6, 0.18393981255563509],
    [0, 7, 0.2, 0.20971519999999998],
    [7, 7, 0.2, 1.2800000000000005e-5],
  ])("binomial P(X = %d) of %d at %d", (k, n, p, want) => {
    near(binomialPmf(k, n, p), want);
    near(logBinomialPmf(k, n, p), Math.log(want), 1e-12);
  });

  it.each([
    [1, 3, 5, 4, 3 / 7],
    [0, 3, 5, 4, 1 / 14],
    [3, 3, 5, 4, 1 / 14],
    [5, 10, 20, 12, 0.22585630261792181],
    [500, 1000, 3000, 2000, 0.029126735257900122],
    [4, 4, 0, 4, 1],
    [0, 6, 9, 0, 1],
    [0, 0, 0, 0, 1],
    [0, 0, 3, 2, 1],
    [3, 3, 4, 7, 1],
  ])("hypergeometric P(X = %d) of %d and %d, %d drawn", (x, m, n, k, want) => {
    near(hypergeometricPmf(x, m, n, k), want);
    const { low, weights, total } = hypergeometricWeights(m, n, k);
    near(weights[x - low]! / total, want);
  });

  it.each([
    [0.1, 0.5, 0.34527915398142298, 0.65472084601857702],
    [2, 0.5, 0.95449973610364159, 0.045500263896358414],
    [3.4, 2.5, 0.7640554623054786, 0.2359445376945214],
    [3.5, 2.5, 0.77935969206328921, 0.22064030793671079],
    [30, 2.5, 0.99999999998784543, 1.2154569777183039e-11],
    [900, 1000, 0.00054990226571178292, 0.99945009773428822],
    [1000.5, 1000, 0.51051071092317903, 0.48948928907682097],
    [1100, 1000, 0.99894067674607002, 0.0010593232539299773],
    [5000, 4800, 0.99783047345459796, 0.0021695265454020388],
    [1e-8, 0.3, 0.0044358793136453295, 0.99556412068635467],
  ])("gamma at %d of shape %d, both tails", (x, shape, lower, upper) => {
    near(of.pgamma(x, shape), lower, 1e-12);
    near(of.pgamma_upper(x, shape), upper, 1e-12);
    near(of.pchisq(2 * x, 2 * shape), lower, 1e-12);
    near(of.pchisq_upper(2 * x, 2 * shape), upper, 1e-12);
  });
  it("nothing lies below 0", () => {
    for (const x of [0, -1]) {
      expect([of.pgamma(x, 2), of.pgamma_upper(x, 2)]).toEqual([0, 1]);
      expect([of.pchisq(x, 4), of.pchisq_upper(x, 4)]).toEqual([0, 1]);
      expect([of.pf(x, 3, 4), of.pf_upper(x, 3, 4)]).toEqual([0, 1]);
    }
  });

  it.each([
    [0.5, 1, 0.69314718055994531],
    [0.025, 3, 0.6186721228956013],
    [0.975, 3, 7.2246876677239596],
    [0.001, 0.3, 6.9726990967833447e-11],
    [0.9999, 50, 80.659328479523985],
    [0.3, 1000, 983.17844675789871],
    [1e-10, 2, 1.4142202290829741e-5],
  ])("the gamma quantile at %d of shape %d", (p, shape, want) => {
    near(of.qgamma(p, shape), want, 1e-12);
    near(of.qchisq(p, 2 * shape), 2 * want, 1e-12);
  });
  it("quantiles of what is no chance, or of no shape, are not a number", () => {
    expect([of.qgamma(-0.1, 2), of.qgamma(1.1, 2), of.qgamma(NaN, 2), of.qgamma(0.5, -1)]).toEqual([
      NaN,
      NaN,
      NaN,
      NaN,
    ]);
    expect([of.qnorm(1.1), of.qnorm(-1), of.qnorm(2)]).toEqual([NaN, NaN, NaN]);
  });

  it.each([
    [0.075, -1.4395314709384559],
    [0.0749, -1.4402382675279637],
    [0.3, -0.52440051270804082],
    [0.5, 0],
    [0.7, 0.52440051270804066],
    [0.926, 1.4466320671589788],
    [0.975, 1.9599639845400539],
    [1e-5, -4.2648907939228246],
    [1e-10, -6.3613409024040562],
    [1e-11, -6.7060231554951363],
    [1e-12, -7.0344838253011319],
    [1e-50, -14.933337534788489],
    [1e-300, -37.047096299361199],
  ])("the normal quantile at %d", (p, want) => {
    near(of.qnorm(p), want, 1e-15);
  });

  it.each([
    [2.5, 3, 10, 0.88096043734172185],
    [0.4, 5, 2, 0.17677669529663689],
    [1, 1, 1, 0.5],
    [10, 2, 30, 0.999529815015424],
  ])("F at %d with %d and %d degrees of freedom", (f, a, b, want) => {
    near(of.pf(f, a, b), want, 1e-13);
    near(of.pf_upper(f, a, b), 1 - want, 1e-10);
  });
});

describe("what is impossible", () => {
  it("has no chance, and what is certain has all of it", () => {
    expect([binomialPmf(-1, 5, 0.5), binomialPmf(6, 5, 0.5)]).toEqual([0, 0]);
    expect([binomialPmf(0, 5, 0), binomialPmf(1, 5, 0), binomialPmf(4, 5, 1), binomialPmf(5, 5, 1)]).toEqual([
      1, 0, 0, 1,
    ]);
    // Fewer than 0, more than there are white ones, more black ones than there are.
    for (const [x, m, n, k] of [
      [-1, 3, 5, 4],
      [4, 3, 5, 4],
      [5, 6, 5, 4],
      [0, 6, 3, 4],
    ] as const)
      expect(hypergeometricPmf(x, m, n, k)).toBe(0);
    expect(hypergeometricPmf(6, 6, 9, 15)).toBe(1);
  });
});

describe("what a sum over a distribution has to visit", () => {
  it.each([
    [50, 0.3],
    [2000, 0.01],
    [100_000, 0.5],
    [3000, 0.999],
  ])("of Bin(%d, %d) leaves out next to nothing", (n, p) => {
    const [low, high] = binomialRange(n, p);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(n);
    let sum = 0;
    for (let k = low; k <= high; k += 1) sum += binomialPmf(k, n, p);
    near(sum, 1, 1e-10);
    // And no more than eight standard deviations and thirty to each side.
    expect(high - low).toBeLessThanOrEqual(16 * Math.sqrt(n * p * (1 - p)) + 62);
  });
  it("is everything where little is possible", () => {
    expect([binomialRange(0, 0.5), binomialRange(12, 0.5)]).toEqual([
      [0, 0],
      [0, 12],
    ]);
    expect(binomialRange(10_000, 0)).toEqual([0, 30]);
    expect(binomialRange(10_000, 1)).toEqual([9970, 10_000]);
  });

  it("of a hypergeometric begins at the least possible count, is 1 at the mode, and may stop at a floor", () => {
    const { low, weights, total } = hypergeometricWeights(5, 3, 6);
    // C(5, x) C(3, 6 - x) for x = 3, 4, 5 is 10, 15, 3.
    expect([low, weights.length]).toEqual([3, 3]);
    near(weights[0]!, 2 / 3);
    expect(weights[1]).toBe(1);
    near(weights[2]!, 1 / 5);
    near(total, 28 / 15);
    const floored = hypergeometricWeights(40, 60, 30, 0.01);
    const whole = hypergeometricWeights(40, 60, 30);
    expect(whole.weights).toHaveLength(31);
    expect([...floored.weights]).toEqual([...whole.weights].filter((weight) => weight > 0.01));
    near(
      floored.total,
      [...floored.weights].reduce((sum, weight) => sum + weight, 0),
    );
    expect(floored.low).toBe(whole.weights.findIndex((weight) => weight > 0.01));
    for (const [m, n, k] of [
      [0, 4, 2],
      [4, 0, 2],
      [3, 3, 0],
      [3, 3, 6],
    ] as const) {
      const one = hypergeometricWeights(m, n, k);
      expect([one.low, [...one.weights], one.total]).toEqual([Math.max(0, k - n), [1], 1]);
    }
  });
});
