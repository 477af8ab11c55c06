import { z } from "zod";
import { outcomeName } from "@/lib/queues/pool-filter";
import { leaves } from "@/lib/signals/schema";
import { clopperPearson } from "@/lib/statistics/clopper-pearson";
import { usecase } from "./usecase";

const Breakdown = z.enum(["domain", "outcome", "agent", "month"]);

const typeOf = (leaf: number) => leaves[leaf]!.type;

/**
 * The leaves of the pool: in how many analysed trajectories each fired, as a share with its 95% Clopper-Pearson interval;
 * pairs that fired together; and the counts broken down by domain, outcome, agent or month (the twelve commonest values).
 */
export const showSignals = usecase({
  name: "show-signals",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ by: Breakdown.default("domain") }),
  async run({ db }, { by }) {
    const [parts, hits, pairs, rows] = await Promise.all([
      db.poolCounts.composition(),
      db.poolCounts.leafCounts(),
      db.poolCounts.leafPairs(),
      db.poolCounts.leavesBy(by),
    ]);
    const analysed = parts.reduce((sum, part) => sum + part.analysed, 0);
    const byLeaf = new Map(hits.map(({ leaf, n }) => [leaf, n]));
    return {
      trajectories: parts.reduce((sum, part) => sum + part.n, 0),
      analysed,
      leaves: leaves.map(({ id, type }) => {
        const n = byLeaf.get(id) ?? 0;
        return { type, n, share: analysed === 0 ? null : n / analysed, ci95: clopperPearson(n, analysed) };
      }),
      pairs: pairs.map(({ a, b, n }) => ({ a: typeOf(a), b: typeOf(b), n })),
      by,
      values: rows
        .filter(({ leaf }) => leaf === null)
        .map(({ value, n }) => ({
          value: by === "outcome" ? outcomeName(Number(value)) : value,
          n,
          leaves: rows.flatMap((row) =>
            row.leaf !== null && row.value === value ? [{ type: typeOf(row.leaf), n: row.n }] : [],
          ),
        })),
    };
  },
});
