import { z } from "zod";
import { itemConsensus, needsAdjudication } from "@/lib/annotations/adjudication";
import { byItem } from "@/lib/annotations/ratings";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { usecase } from "./usecase";

/** The items of a queue on which all labels are in and no value of some question has the majority, and those decided. */
export const listConflicts = usecase({
  name: "list-conflicts",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid() }),
  async run({ db }, { queue: id }) {
    const { queue, schema } = await queueWithSchema(db, id);
    const [labels, items, decisions] = await Promise.all([
      db.labelledItems.labels(id),
      db.labelledItems.items(id),
      decisionsByItem(db, id),
    ]);
    const facts = new Map(items.map((row) => [row.item, row]));
    const conflicts = byItem(labels).flatMap((item) => {
      const consensus = itemConsensus(schema, queue.k, item, decisions.get(item.item));
      const open = consensus.filter(needsAdjudication);
      const decided = consensus.filter(({ state }) => state === "adjudicated");
      if (open.length + decided.length === 0) return [];
      return [
        {
          item: item.item,
          domain: facts.get(item.item)?.domain ?? null,
          // How the labels are split would tell a decision before it is made.
          open: open.map(({ question }) => ({ question })),
          decided: decided.map(({ question, value }) => ({ question, value })),
        },
      ];
    });
    return { queue, schema, conflicts };
  },
});
