import { z } from "zod";
import type { Status } from "./status";

export const KrippendorffInput = z.object({
  ratings: z.array(z.array(z.number().nullable())),
  level: z.enum(["nominal", "ordinal", "interval", "ratio"]),
});
export type KrippendorffInput = z.infer<typeof KrippendorffInput>;
type Level = KrippendorffInput["level"];

/** Squared distance between the values at places c and k, given the totals per value (Krippendorff 2011). */
function distance(level: Level, values: number[], totals: number[], c: number, k: number): number {
  if (c === k) return 0;
  const [a, b] = [values[c]!, values[k]!];
  switch (level) {
    case "nominal":
      return 1;
    case "interval":
      return (a - b) ** 2;
    case "ratio":
      return a + b === 0 ? 0 : ((a - b) / (a + b)) ** 2;
    case "ordinal": {
      let between = -(totals[c]! + totals[k]!) / 2;
      for (let g = Math.min(c, k); g <= Math.max(c, k); g += 1) between += totals[g]!;
      return between ** 2;
    }
  }
}

/** Coincidences o_ck: each ordered pair within an item weighs 1 / (m_u - 1), m_u its ratings; items with one drop out. */
function coincidences(units: number[][], values: number[]): number[][] {
  const place = new Map(values.map((value, c) => [value, c]));
  const table = values.map(() => new Array<number>(values.length).fill(0));
  for (const unit of units) {
    const counts = new Map<number, number>();
    for (const value of unit) counts.set(place.get(value)!, (counts.get(place.get(value)!) ?? 0) + 1);
    for (const [c, nc] of counts)
      for (const [k, nk] of counts) table[c]![k]! += (nc * (c === k ? nk - 1 : nk)) / (unit.length - 1);
  }
  return table;
}

/**
 * Krippendorff's alpha for numbers at a level of measurement, 1 - (n - 1) sum o_ck d_ck / sum n_c n_k d_ck
 * (Krippendorff 2011). No two ratings of one item: `no_pairs`; no variation at all: `undefined`.
 */
export function krippendorffAlphaLevels({ ratings, level }: KrippendorffInput): {
  alpha: number | null;
  status?: Status;
} {
  const rated = ratings.map((row) => row.filter((value) => value !== null));
  if (rated.every((row) => row.length === 0)) return { alpha: null, status: "no_data" };
  const units = rated.filter((row) => row.length >= 2);
  if (units.length === 0) return { alpha: null, status: "no_pairs" };
  const values = [...new Set(units.flat())].sort((a, b) => a - b);
  const table = coincidences(units, values);
  const totals = table.map((row) => row.reduce((sum, o) => sum + o, 0));
  const n = totals.reduce((sum, t) => sum + t, 0);
  let observed = 0;
  let expected = 0;
  table.forEach((row, c) =>
    row.forEach((o, k) => {
      const d = distance(level, values, totals, c, k);
      observed += o * d;
      expected += totals[c]! * totals[k]! * d;
    }),
  );
  return expected === 0
    ? { alpha: null, status: "undefined" }
    : { alpha: 1 - ((n - 1) * observed) / expected };
}
