import { z } from "zod";
import { questionAgreement } from "@/lib/annotations/agreement";
import { countConflicts } from "@/lib/annotations/conflicts";
import { questionRatings } from "@/lib/annotations/ratings";
import { withheldOfQuestion } from "@/lib/annotations/sealed-groups";
import type { ProjectDb } from "@/lib/db";
import { waitsForClose } from "./closed-only";
import { queuesWithPace } from "./list-queues";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { showAuditProgress } from "./show-audit-progress";
import { sealedFor } from "./sealed-for";
import { showPool } from "./show-pool";
import { usecase, type Actor } from "./usecase";

/** Queues beyond this many are listed without their conflicts and agreement, so that the page stays quick. */
const LOOKED_INTO = 5;

/** How many items of a queue need a decision, and the agreement on its first question, from counts of like items. */
async function lookInto(db: ProjectDb, id: string) {
  const { queue, schema } = await queueWithSchema(db, id);
  const question = schema.questions[0]!;
  const [patterns, decisions, rows] = await Promise.all([
    db.labelledItems.patternCounts(id),
    decisionsByItem(db, id),
    db.agreement.likeItems(id, question, null, "alike"),
  ]);
  return {
    id,
    name: queue.name,
    question: question.title,
    conflicts: countConflicts(schema, queue.k, patterns, decisions),
    agreement: questionAgreement(questionRatings(schema, question, rows, queue.k)),
  };
}

/** Whether agreement on a queue's first question would tell this person of items on which they may have to decide blind. */
async function isWithheld(db: ProjectDb, actor: Actor, id: string): Promise<boolean> {
  const { queue, schema } = await queueWithSchema(db, id);
  const sealed = await sealedFor(db, actor, queue, schema);
  if (sealed.size === 0) return false;
  const question = schema.questions[0]!;
  const rows = await db.agreement.likeItems(id, question, null, "alike", [...sealed]);
  return withheldOfQuestion(questionRatings(schema, question, rows, queue.k)).includes("all");
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
    const agreed = looked.find(({ agreement }) => agreement.n_items_2plus > 0) ?? looked[0];
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
      agreement: agreed
        ? {
            queue_id: agreed.id,
            queue: agreed.name,
            question: agreed.question,
            /** Null where they are withheld. */
            figures: (await isWithheld(db, context.actor, agreed.id)) ? null : agreed.agreement,
          }
        : null,
    };
  },
});
