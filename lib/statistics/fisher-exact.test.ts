import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hypergeometricPmf } from "./distributions/hypergeometric";
import { fisherExact } from "./fisher-exact";

const cell = fc.integer({ min: 0, max: 60 });
type Table = [[number, number], [number, number]];

describe("fisherExact", () => {
  it("doesn't care which group or answer comes first", () => {
    fc.assert(
      fc.property(cell, cell, cell, cell, (a, b, c, d) => {
        const of = (table: Table) => fisherExact({ table });
        const want = of([
          [a, b],
          [c, d],
        ]);
        for (const table of [
          [
            [c, d],
            [a, b],
          ],
          [
            [b, a],
            [d, c],
          ],
          [
            [a, c],
            [b, d],
          ],
        ] as Table[])
          expect(of(table).p_two_sided).toBeCloseTo(want.p_two_sided, 12);
        expect(
          of([
            [c, d],
            [a, b],
          ]).p_less,
        ).toBeCloseTo(want.p_greater, 12);
      }),
    );
  });

  it("has tails that share the observed table alone", () => {
    fc.assert(
      fc.property(cell, cell, cell, cell, (a, b, c, d) => {
        const { p_less, p_greater, p_two_sided } = fisherExact({
          table: [
            [a, b],
            [c, d],
          ],
        });
        const observed = hypergeometricPmf(a, a + b, c + d, a + c);
        expect(p_less + p_greater - 1).toBeCloseTo(observed, 10);
        expect(p_two_sided).toBeGreaterThanOrEqual(observed * (1 - 1e-9));
        expect(p_two_sided).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("estimates an odds ratio on the same side of 1 as the sample's, the inverse when groups change places", () => {
    const positive = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(positive, positive, positive, positive, (a, b, c, d) => {
        const { odds_ratio_sample, odds_ratio_cmle } = fisherExact({
          table: [
            [a, b],
            [c, d],
          ],
        });
        const turned = fisherExact({
          table: [
            [c, d],
            [a, b],
          ],
        }).odds_ratio_cmle!;
        expect(odds_ratio_cmle! * turned).toBeCloseTo(1, 8);
        if (Math.abs(Math.log(odds_ratio_sample!)) > 1e-9)
          expect(Math.sign(Math.log(odds_ratio_cmle!))).toBe(Math.sign(Math.log(odds_ratio_sample!)));
      }),
    );
  });

  it("keeps a tail of 1e-179 right in relative terms", () => {
    const { p_greater } = fisherExact({
      table: [
        [900, 100],
        [300, 700],
      ],
    });
    let sum = 0;
    for (let x = 1000; x >= 900; x -= 1) sum += hypergeometricPmf(x, 1000, 1000, 1200);
    expect(p_greater / sum).toBeCloseTo(1, 9);
    expect(p_greater).toBeLessThan(1e-178);
  });
});
