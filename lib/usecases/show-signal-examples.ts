import { z } from "zod";
import { outcomeName } from "@/lib/queues/pool-filter";
import { Report, signalsOf } from "@/lib/signals/report";
import { leafOf, SignalType } from "@/lib/signals/schema";
import { usecase } from "./usecase";

/** Places where a leaf fired: the newest trajectories that have it, each with its first hit and why it fired. */
export const showSignalExamples = usecase({
  name: "show-signal-examples",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ leaf: SignalType, limit: z.number().int().min(1).max(50).default(8) }),
  async run({ db }, { leaf, limit }) {
    const rows = await db.analyses.examples(leafOf(leaf).id, limit);
    return {
      leaf,
      examples: rows.flatMap(({ id, external_id, domain, outcome, report }) => {
        const hits = signalsOf(Report.parse(report)).filter(({ signal_type }) => signal_type === leaf);
        const [first] = hits;
        if (!first) return [];
        const { rule, matched } = first.metadata.explain;
        return [
          {
            id,
            external_id,
            domain,
            outcome: outcomeName(outcome),
            hits: hits.length,
            step: first.step ?? null,
            snippet: first.snippet,
            rule,
            matched,
          },
        ];
      }),
    };
  },
});
