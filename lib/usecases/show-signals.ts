import { z } from "zod";
import { outcomeName } from "@/lib/queues/pool-filter";
import { leaves } from "@/lib/signals/schema";
import { clopperPearson } from "@/lib/statistics/clopper-pearson";
import { analysisState } from "./show-analysis-state";
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
    const [parts, hits, pairs, rows, state] = await Promise.all([
      db.poolCounts.composition(),
      db.poolCounts.leafCounts(),
      db.poolCounts.leafPairs(),
      db.poolCounts.leavesBy(by),
      analysisState(db),
    ]);
    const analysed = parts.reduce((sum, part) => sum + part.analysed, 0);
    const byLeaf = new Map(hits.map(({ leaf, n }) => [leaf, n]));
    return {
      trajectories: parts.reduce((sum, part) => sum + part.n, 0),
      analysed,
      state,
      leaves: leaves.map(({ id, type }) => {
        const n = byLeaf.get(id) ?? 0;
        return { type, n, share: analysed === 0 ? null : n / analysed, ci95: clopperPearson(n, analysed) };
      }),
      pairs: pairs.map(({ a, b, n }) => ({ a: typeOf(a), b: typeOf(b), n })),
      by,
      values: rows
        .filter(({ leaf }) => leaf === null)
        // Months follow each other; other facts stand by how common they are.
        .sort((a, b) => (by === "month" ? (a.value < b.value ? -1 : 1) : b.n - a.n))
        .map(({ value, n }) => ({
          value: by === "outcome" ? outcomeName(Number(value)) : value,
          n,
          leaves: rows.flatMap((row) =>
            row.leaf !== null && row.value === value
              ? [{ type: typeOf(row.leaf), n: row.n, ci95: clopperPearson(row.n, n) }]
              : [],
          ),
        })),
    };
  },
});
