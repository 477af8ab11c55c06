import { outcomeName } from "@/lib/queues/pool-filter";
import { samplers } from "@/lib/queues/samplers";
import { clopperPearson } from "@/lib/statistics/clopper-pearson";
import { plannedPower } from "@/lib/studies/planned-power";
import { StudyPlan } from "@/lib/studies/schema";
import { drawStudy, poolHash } from "./pool-entries";
import { usecase } from "./usecase";

/** Shares of a list by a key, largest first. */
function composition<T>(rows: readonly T[], key: (row: T) => string): { value: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return [...counts]
    .map(([value, n]) => ({ value, n }))
    .sort((a, b) => b.n - a.n || (a.value < b.value ? -1 : 1));
}

/**
 * What a plan would draw, before anything is stored: per sampler how many are eligible and drawn, by outcome, domain and
 * leaf, the overlap, the labels it takes, how wide a 95% interval to expect at a rate of one half (the widest), and the power.
 */
export const previewStudy = usecase({
  name: "preview-study",
  permission: "lead",
  db: "project",
  writes: false,
  input: StudyPlan,
  async run({ db }, plan) {
    const pool = await db.studies.pool(plan.domain);
    const { drawn, items } = drawStudy(plan, pool);
    const byId = new Map(pool.map((row) => [row.id, row]));
    return {
      pool: { size: pool.length, hash: poolHash(pool) },
      samplers: drawn.map(({ sampler, size, eligible, draws }) => {
        const rows = draws.map((draw) => byId.get(draw.trajectory_id)!);
        const [lower, upper] = clopperPearson(Math.round(rows.length / 2), rows.length);
        return {
          sampler,
          title: samplers.find((one) => one.id === sampler)?.title ?? sampler,
          size,
          eligible,
          drawn: rows.length,
          outcomes: composition(rows, (row) => outcomeName(row.outcome)),
          domains: composition(rows, (row) => row.domain ?? "none given"),
          leaves: composition(
            rows.flatMap((row) => row.leaves),
            (leaf) => String(leaf),
          ),
          interval_width: lower === null || upper === null ? null : upper - lower,
        };
      }),
      /** Each sampler against the reference. */
      power: drawn.flatMap(({ sampler, draws }) => {
        const reference = drawn.find((one) => one.sampler === plan.reference);
        if (!reference || sampler === plan.reference) return [];
        return [{ sampler, at: plannedPower(draws.length, reference.draws.length) }];
      }),
      items: items.length,
      overlapping: items.filter((item) => item.arms.length > 1).length,
      labels: items.length * plan.k,
    };
  },
});
