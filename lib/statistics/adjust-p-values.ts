import { z } from "zod";

export const AdjustInput = z.object({
  p: z.array(z.number().min(0).max(1)),
  method: z.enum(["holm", "bh", "bonferroni"]),
});
export type AdjustInput = z.infer<typeof AdjustInput>;

/**
 * Adjusted p-values in the order given, cut at 1.
 * holm: (m - i + 1) p(i), running maximum from the smallest (Holm 1979), controls the chance of any false finding;
 * bh: m p(i) / i, running minimum from the largest (Benjamini & Hochberg 1995), controls the false discovery rate;
 * bonferroni: m p.
 */
export function adjustPValues({ p, method }: AdjustInput): { adjusted: number[] } {
  const m = p.length;
  const order = p.map((_, i) => i).sort((i, j) => p[i]! - p[j]!);
  const adjusted = new Array<number>(m);
  if (method === "bh") {
    let least = 1;
    for (let rank = m; rank >= 1; rank -= 1) {
      const i = order[rank - 1]!;
      least = Math.min(least, (m / rank) * p[i]!);
      adjusted[i] = least;
    }
  } else {
    let greatest = 0;
    order.forEach((i, before) => {
      const factor = method === "holm" ? m - before : m;
      greatest = Math.min(1, Math.max(greatest, factor * p[i]!));
      adjusted[i] = greatest;
    });
  }
  return { adjusted };
}
