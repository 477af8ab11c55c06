import { describe, expect, it } from "vitest";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { computeStatistic } from "./registry";

const file = path.resolve(process.cwd(), "../shared/stats/reference.json");

interface Tolerance {
  abs: number;
  rel: number;
}
interface Case {
  name: string;
  statistic: string;
  input: unknown;
  expected: Record<string, unknown>;
  tolerance: Tolerance & Record<string, Tolerance>;
}

/** Paths at which `got` misses `want`; only the fields of `want` count, a field's own tolerance goes before the general one. */
function differences(
  got: unknown,
  want: unknown,
  tolerance: Case["tolerance"],
  at: string,
  own: Tolerance,
): string[] {
  if (typeof want === "number" && typeof got === "number")
    return Math.abs(got - want) <= Math.max(own.abs, own.rel * Math.abs(want))
      ? []
      : [`${at}: ${got}, not ${want}`];
  if (want !== null && typeof want === "object") {
    if (got === null || typeof got !== "object") return [`${at}: ${String(got)}`];
    if (Array.isArray(want) && (!Array.isArray(got) || got.length !== want.length))
      return [`${at}: other length`];
    return Object.entries(want).flatMap(([key, value]) =>
      differences(
        (got as Record<string, unknown>)[key],
        value,
        tolerance,
        `${at}.${key}`,
        tolerance[key] ?? own,
      ),
    );
  }
  return got === want ? [] : [`${at}: ${String(got)}, not ${String(want)}`];
}

describe.skipIf(!existsSync(file))(
  "reference values from established statistical software (skipped without the shared file)",
  () => {
    const cases = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { cases: Case[] }).cases : [];
    it.each(cases)("$name", ({ statistic, input, expected, tolerance }) => {
      const computed = computeStatistic(statistic, input);
      expect(computed).toMatchObject({ ok: true });
      if (computed.ok) expect(differences(computed.result, expected, tolerance, "", tolerance)).toEqual([]);
    });
  },
);
