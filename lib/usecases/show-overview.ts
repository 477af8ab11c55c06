import { z } from "zod";
import { agreementReport } from "@/lib/annotations/agreement";
import { itemConsensus, needsAdjudication } from "@/lib/annotations/adjudication";
import { byItem } from "@/lib/annotations/ratings";
import type { ProjectDb } from "@/lib/db";
import { waitsForClose } from "./closed-only";
import { queuesWithPace } from "./list-queues";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { showAuditProgress } from "./show-audit-progress";
import { showPool } from "./show-pool";
import { usecase } from "./usecase";

/** Queues beyond this many are listed without their conflicts and agreement, so that the page stays quick. */
const LOOKED_INTO = 5;

/** A queue's items that need a decision, and the agreement on its first question. */
async function lookInto(db: ProjectDb, id: string) {
  const { queue, schema } = await queueWithSchema(db, id);
  const [labels, decisions] = await Promise.all([db.labelledItems.ratings(id), decisionsByItem(db, id)]);
  const items = byItem(labels);
  const open = (item: (typeof items)[number]) =>
    itemConsensus(schema, queue.k, item, decisions.get(item.item)).some(needsAdjudication);
  return {
    id,
    name: queue.name,
    question: schema.questions[0]!.title,
    conflicts: items.filter(open).length,
    agreement: agreementReport(schema, queue.k, items)[0] ?? null,
  };
}

/**
 * What needs a decision, the pool and how far its samples are, the queues, and the agreement so far in the newest queue
 * in which two people have labelled the same; researchers see closed ones.
 */
export const showOverview = usecase({
  name: "show-overview",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({}),
  async run(context) {
    const { db } = context;
    const [pool, queues, allFlags, imports, audit, drawn, changes] = await Promise.all([
      showPool.run(context, {}),
      queuesWithPace(db),
      db.flags.list(null),
      db.imports.page(null),
      showAuditProgress.run(context, { split: null }),
      db.studies.drawn(),
      db.auditLog.page(null, null),
    ]);
    const looked = await Promise.all(
      queues
        .filter((queue) => queue.labels > 0 && (queue.over || !waitsForClose(context.actor)))
        .slice(0, LOOKED_INTO)
        .map(({ id }) => lookInto(db, id)),
    );
    const flags = allFlags.filter((flag) => flag.resolved_at === null);
    const failed = imports.filter(({ status }) => status === "failed");
    const [newestFlag] = flags;
    const agreed = looked.find(({ agreement }) => agreement && agreement.n_items_2plus > 0) ?? looked[0];
    const [change] = changes.entries;
    return {
      changed: change ? { at: change.at, by: change.actor_name } : null,
      conflicts: looked
        .filter(({ conflicts }) => conflicts > 0)
        .map(({ id, name, conflicts: n }) => ({ id, name, n })),
      flags: {
        open: flags.length,
        newest: newestFlag
          ? { reason: newestFlag.reason, queue: newestFlag.queue_name, queue_id: newestFlag.queue_id }
          : null,
      },
      audit: { left: audit.candidates - audit.decided, of: audit.candidates },
      stale: queues.filter(({ stale }) => stale > 0).map(({ id, name, stale: n }) => ({ id, name, n })),
      failed: failed.map(({ id, file_name, message, stored }) => ({ id, file_name, message, stored })),
      pool,
      study: {
        ...drawn,
        complete: queues.reduce((sum, { study_id, complete_items: n }) => sum + (study_id ? n : 0), 0),
      },
      queues,
      agreement: agreed?.agreement
        ? { queue_id: agreed.id, queue: agreed.name, question: agreed.question, figures: agreed.agreement }
        : null,
    };
  },
});
