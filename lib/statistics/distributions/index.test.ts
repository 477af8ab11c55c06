import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distributionFunctions as of } from ".";

function near(got: number, want: number, relative: number): void {
  expect(Math.abs(got - want), `${got} and ${want}`).toBeLessThanOrEqual(relative * Math.abs(want));
}

describe("tails in relative terms", () => {
  it("the normal tail follows its asymptotic series far out", () => {
    for (const z of [20, 30, 37]) {
      const s = 1 / (z * z);
      const series = 1 - s + 3 * s ** 2 - 15 * s ** 3 + 105 * s ** 4;
      near(of.pnorm(-z), (Math.exp((-z * z) / 2) / (z * Math.sqrt(2 * Math.PI))) * series, 1e-8);
      near(of.pnorm_upper(z), of.pnorm(-z), 1e-15);
    }
  });

  it("chi-square with one degree is a squared normal, F with one a squared t", () => {
    for (const z of [0.3, 2, 12, 30]) near(of.pchisq_upper(z * z, 1), 2 * of.pnorm(-z), 1e-11);
    for (const t of [0.3, 2, 30, 200]) near(of.pf_upper(t * t, 1, 7), 2 * of.pt(-t, 7), 1e-11);
  });

  it("the beta quantile has its closed form for b = 1 and a = 1", () => {
    for (const p of [1e-12, 0.025, 0.975]) {
      near(of.qbeta(p, 250_000, 1), p ** (1 / 250_000), 1e-14);
      near(of.qbeta(p, 1, 250_000), -Math.expm1(Math.log1p(-p) / 250_000), 1e-10);
    }
  });

  it("the gamma tail of shape 1 is exponential", () => {
    for (const x of [1e-9, 0.5, 3, 500]) {
      near(of.pgamma_upper(x, 1), Math.exp(-x), 1e-13);
      near(of.pgamma(x, 1), -Math.expm1(-x), 1e-13);
    }
  });

  it("the hypergeometric keeps its digits where log factorials lose them", () => {
    // P(X = 1) / P(X = 0) = m k / (n - k + 1), also for margins of a million.
    const [m, n, k] = [3, 1_000_000, 400_000];
    near(of.dhyper(1, m, n, k) / of.dhyper(0, m, n, k), (m * k) / (n - k + 1), 1e-9);
    near(
      [0, 1, 2, 3].reduce((sum, x) => sum + of.dhyper(x, m, n, k), 0),
      1,
      1e-9,
    );
  });
});

describe("quantiles undo distribution functions", () => {
  const chance = fc.oneof(
    fc.double({ min: 1e-12, max: 0.999999, noNaN: true }),
    fc.double({ min: 1e-12, max: 1e-3, noNaN: true }),
  );
  const shape = fc.oneof(
    fc.double({ min: 0.2, max: 20, noNaN: true }),
    fc.double({ min: 20, max: 200_000, noNaN: true }),
  );

  it("normal", () => {
    fc.assert(fc.property(chance, (p) => near(of.pnorm(of.qnorm(p)), p, 1e-12)));
  });
  it("t", () => {
    fc.assert(
      fc.property(chance, fc.integer({ min: 1, max: 100_000 }), (p, df) =>
        near(of.pt(of.qt(p, df), df), p, 1e-9),
      ),
    );
  });
  it("beta", () => {
    fc.assert(
      fc.property(chance, shape, shape, (p, a, b) => {
        const x = of.qbeta(p, a, b);
        // At 1 minus rounding the distribution function is too steep to come back.
        if (x < 1 - 1e-9) near(of.pbeta(x, a, b), p, 1e-7);
      }),
    );
  });
  it("gamma", () => {
    fc.assert(fc.property(chance, shape, (p, a) => near(of.pgamma(of.qgamma(p, a), a), p, 1e-9)));
  });

  it("ends and impossible arguments", () => {
    expect([of.qnorm(0), of.qnorm(1), of.qnorm(-0.1), of.qnorm(NaN)]).toEqual([
      -Infinity,
      Infinity,
      NaN,
      NaN,
    ]);
    expect([of.qgamma(0, 2), of.qgamma(1, 2), of.qgamma(0.5, 0)]).toEqual([0, Infinity, NaN]);
    expect([of.dhyper(3, 2, 5, 4), of.dhyper(0, 0, 5, 4), of.dbinom(6, 5, 0.5), of.dbinom(5, 5, 1)]).toEqual([
      0, 1, 0, 1,
    ]);
  });
});
