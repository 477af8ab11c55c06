import { z } from "zod";
import { agreementReport } from "@/lib/annotations/agreement";
import { itemConsensus, needsAdjudication } from "@/lib/annotations/adjudication";
import { byItem } from "@/lib/annotations/ratings";
import { queuesWithPace } from "./list-queues";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { usecase } from "./usecase";

/** Open queues beyond this many are listed without their conflicts and agreement, so that the page stays quick. */
const LOOKED_INTO = 5;

/** What needs a decision, how far the queues are, and the agreement so far in the newest queue with labels. */
export const showOverview = usecase({
  name: "show-overview",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db }) {
    const queues = await queuesWithPace(db);
    const flags = (await db.queues.flags(null)).filter((flag) => flag.resolved_at === null);
    const looked = await Promise.all(
      queues
        .filter((queue) => queue.labels > 0)
        .slice(0, LOOKED_INTO)
        .map(async ({ id }) => {
          const { queue, schema } = await queueWithSchema(db, id);
          const [labels, decisions] = await Promise.all([db.queues.labels(id), decisionsByItem(db, id)]);
          const items = byItem(labels);
          return {
            queue,
            schema,
            conflicts: items.filter((item) =>
              itemConsensus(schema, queue.k, item, decisions.get(item.item)).some(needsAdjudication),
            ).length,
            agreement: agreementReport(schema, queue.k, items)[0] ?? null,
          };
        }),
    );
    return {
      queues,
      flags: { open: flags.length, newest: flags[0] ?? null },
      stale: queues.reduce((sum, queue) => sum + queue.stale, 0),
      conflicts: looked
        .map(({ queue, conflicts }) => ({ queue_id: queue.id, name: queue.name, n: conflicts }))
        .filter(({ n }) => n > 0),
      agreement: looked[0]
        ? {
            queue: looked[0].queue.name,
            queue_id: looked[0].queue.id,
            question: looked[0].schema.questions[0]!.title,
            figures: looked[0].agreement,
          }
        : null,
    };
  },
});
