import { z } from "zod";
import { frozenLabelRows } from "@/lib/db/label-set-rows";
import { openSnapshot } from "@/lib/db/snapshot";
import { countedFigures } from "@/lib/exports/label-set/figures";
import { reportsFile } from "@/lib/exports/label-set/files";
import { labelledItems, type LabelledItem } from "@/lib/exports/label-set/join";
import type { LabelSetRows } from "@/lib/exports/label-set/rows";
import type { QueueRecord } from "@/lib/exports/records/queues";
import { AppError } from "@/lib/errors";
import { tellableAgreement, tellableReport, withheldOfReport, type SealedItem } from "@/lib/studies/withheld";
import { checkClosed } from "./closed-only";
import { queueWithSchema } from "./queue-labels";
import { sealedFor } from "./sealed-for";
import { usecase } from "./usecase";

/**
 * A snapshot with what its rows say: agreement, and the report of its study when it was made of a closed one. Counted
 * from the frozen rows alone, so it says the same for good.
 */
export const showLabelSet = usecase({
  name: "show-label-set",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ label_set: z.uuid() }),
  async run({ db, actor, project }, { label_set: id }) {
    const set = await db.labelSets.byId(id);
    if (!set) throw new AppError("not_found", "There is no such snapshot in this project.");
    const { queue, schema } = await queueWithSchema(db, set.queue_id);
    await checkClosed(db, actor, queue);
    const hidden = await sealedFor(db, actor, queue, schema);
    const snapshot = await openSnapshot();
    try {
      const rows = frozenLabelRows(snapshot, project.id, id);
      const queues: QueueRecord[] = [];
      for await (const batch of rows.queues()) queues.push(...batch);
      const { queues: figures } = await countedFigures(queues, rows);
      const [only] = figures;
      if (!only) throw new Error(`the label set ${id} has no queue`);
      const { queue: frozen, report, agreement } = only;
      const sealed = hidden.size > 0 ? await sealedRows(rows, hidden) : [];
      const withheld = withheldOfReport(sealed);
      const tellable = tellableAgreement(
        agreement.map((one) => one.agreement),
        frozen.schema,
        frozen.k,
        sealed,
      );
      const tell = { schema: frozen.schema, k: frozen.k, sealed };
      const [draws, deviations] = frozen.study_id
        ? await Promise.all([db.studies.draws(frozen.study_id), db.studies.deviations(frozen.study_id)])
        : [[], []];
      return {
        set,
        schema: frozen.schema,
        queue: {
          id: frozen.queue_id,
          name: frozen.queue,
          item_count: frozen.item_count,
          k: frozen.k,
          labels: only.labels,
          complete_items: only.by_labels.reduce(
            (sum, { labels, items }) => sum + (labels >= frozen.k ? items : 0),
            0,
          ),
          skips: only.skips,
        },
        agreement: tellable,
        /** Whether that is all of it: figures that would tell of items on which the reader may have to decide blind are left out. */
        told: tellable.length === agreement.length,
        /** The study with its report; null where the rows don't say which sampler drew what. */
        study:
          frozen.plan && report && frozen.study_id
            ? {
                id: frozen.study_id,
                name: frozen.study ?? frozen.queue,
                status: frozen.study_status ?? "closed",
                pool_hash: frozen.pool_hash ?? "",
                pool_size: frozen.pool_size ?? 0,
                created_at: new Date(frozen.created_at),
                closed_at: frozen.study_closed_at === null ? null : new Date(frozen.study_closed_at),
                plan: frozen.plan,
                report: tellableReport(report, withheld, tell),
                withheld,
                rounds: [
                  {
                    queue_id: frozen.queue_id,
                    schema_id: frozen.label_schema,
                    schema_version: frozen.label_schema_version,
                    status: frozen.status,
                    created_at: new Date(frozen.created_at),
                    labels: only.labels,
                  },
                ],
                inclusion: [...new Map(draws.map(({ sampler, probability }) => [sampler, probability]))].map(
                  ([sampler, probability]) => ({ sampler, probability }),
                ),
                /** Entries are never changed, so those that stood then still do. */
                deviations: deviations.filter(({ at }) => at <= set.created_at),
              }
            : null,
        /** Why there is no report; null when there is one. */
        no_report: report ? null : (reportsFile(figures).reports[0]?.why ?? "the queue belongs to no study"),
      };
    } finally {
      await snapshot.close();
    }
  },
});

/** The sealed items as they were frozen. */
async function sealedRows(rows: LabelSetRows, hidden: ReadonlySet<number>): Promise<SealedItem[]> {
  const sealed: LabelledItem[] = [];
  for await (const batch of labelledItems(rows)) sealed.push(...batch.filter(({ item }) => hidden.has(item)));
  return sealed.map(({ item, annotations, state }) => ({
    item,
    annotations,
    arms: state.samplers ?? [],
    outcome: state.outcome ?? "unknown",
    domain: state.domain,
    flagged: state.open_flags > 0,
  }));
}
