import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { differences, type KnownAnswer } from "./known-answers.test-data";
import { computeStatistic } from "./registry";

/**
 * Cases at the edges (one category, rows without ratings, raters without overlap, counts of a million, unequal scores, ties
 * of every kind, one unit). The answers were computed apart from this program: coefficients from their definitions over
 * pairs in exact fractions, errors of complete designs as the infinitesimal jackknife by numeric derivatives, limits by
 * bisection of tail sums, with forty digits (Python 3.11, mpmath 1.2.1).
 */
const cases = readFileSync(path.resolve(import.meta.dirname, "exact-fractions.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Omit<KnownAnswer, "tolerance">);
const tolerance = { abs: 1e-11, rel: 1e-10 } as KnownAnswer["tolerance"];

describe("answers computed in exact fractions", () => {
  it.each(cases)("$name", ({ statistic, input, expected }) => {
    const computed = computeStatistic(statistic, input);
    expect(computed).toMatchObject({ ok: true });
    if (computed.ok) expect(differences(computed.result, expected, tolerance, "", tolerance)).toEqual([]);
  });
});
