import { describe, expect, it } from "vitest";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { differences, type KnownAnswer } from "./known-answers.test-data";
import { computeStatistic } from "./registry";

const file = path.resolve(process.cwd(), "../shared/stats/reference.json");

describe.skipIf(!existsSync(file))(
  "reference values from established statistical software (skipped without the shared file)",
  () => {
    const cases = existsSync(file)
      ? (JSON.parse(readFileSync(file, "utf8")) as { cases: KnownAnswer[] }).cases
      : [];
    it.each(cases)("$name", ({ statistic, input, expected, tolerance }) => {
      const computed = computeStatistic(statistic, input);
      expect(computed).toMatchObject({ ok: true });
      if (computed.ok) expect(differences(computed.result, expected, tolerance, "", tolerance)).toEqual([]);
    });
  },
);
