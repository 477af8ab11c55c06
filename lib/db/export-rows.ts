import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import { z } from "zod";
import type { DecisionRow } from "@/lib/exports/records/decisions";
import type { ItemStateRow } from "@/lib/exports/records/items";
import type { LabelRow } from "@/lib/exports/records/labels";
import type { QueueRow } from "@/lib/exports/records/queues";
import type { ReferenceRow } from "@/lib/exports/records/references";
import type { TrajectoryKey } from "@/lib/exports/records/trajectories";
import type { ExportRequest } from "@/lib/exports/request";
import { StudyPlan } from "@/lib/studies/schema";
import type { Step, Trajectory } from "@/lib/trajectories/schema";
import {
  decisionsSql,
  itemsSql,
  labelOf,
  labelsSql,
  queuesSql,
  referencesSql,
  sourcesSql,
  trajectoriesSql,
} from "./export-sql";
import { DecisionRow as AuditRow, openBody } from "./reference-queries";
import type { Snapshot } from "./snapshot";
import { joinTrajectory, type StoredHead } from "./stored-trajectory";

export type ExportFilter = Pick<ExportRequest, "study" | "queue" | "domain" | "split">;

/** A row with the moment of its newest change, ISO 8601 in UTC with milliseconds. */
export type Changed<Row> = Row & { changed: string };

/** A source file and the records of it that were chosen; a place is null when a record is spread over its file. */
export interface ChosenSource {
  id: string;
  file_name: string;
  sha256: string | null;
  records: number;
  /** Trajectories of this file in the project, chosen or not. */
  stored: number;
  starts: (number | null)[];
  ends: (number | null)[];
}

// Written by our own normaliser and checked there.
const parse = async (body: Buffer): Promise<unknown> =>
  JSON.parse((await promisify(gunzip)(body)).toString("utf8"));

const History = z.array(AuditRow.extend({ at: z.coerce.date() }));

/** What an export reads, all in one snapshot, in an order that doesn't change. */
export function exportRows(snapshot: Snapshot, project_id: string, filter: ExportFilter) {
  const chosen = [project_id, filter.study, filter.queue, filter.domain];
  return {
    /** The chosen queues with their studies. */
    async queues(): Promise<QueueRow[]> {
      const rows = await snapshot.rows<Omit<QueueRow, "plan"> & { plan: unknown }>(
        queuesSql,
        chosen.slice(0, 3),
      );
      return rows.map((row) => ({ ...row, plan: row.plan === null ? null : StudyPlan.parse(row.plan) }));
    },

    items: (): AsyncGenerator<ItemStateRow[]> => snapshot.batches<ItemStateRow>(itemsSql, chosen, 1000),

    decisions: (): AsyncGenerator<DecisionRow[]> => snapshot.batches<DecisionRow>(decisionsSql, chosen, 500),

    async *labels(): AsyncGenerator<LabelRow[]> {
      for await (const rows of snapshot.tuples(labelsSql, chosen, 1000)) yield rows.map(labelOf);
    },

    /** One at a time: a single one can be large. */
    async *trajectories(): AsyncGenerator<[Changed<{ key: TrajectoryKey; trajectory: Trajectory }>]> {
      type Head = Changed<TrajectoryKey & { body: Buffer }>;
      for await (const heads of snapshot.batches<Head>(trajectoriesSql, chosen, 50)) {
        const chunks = await snapshot.rows<{ id: string; body: Buffer }>(
          `select trajectory_id::text as id, body from trajectory_chunk
           where project_id = $1::uuid and trajectory_id = any($2::uuid[]) order by trajectory_id, first`,
          [project_id, heads.map((head) => head.trajectory_id)],
        );
        for (const { body, changed, ...key } of heads) {
          const steps: Step[] = [];
          for (const chunk of chunks)
            if (chunk.id === key.trajectory_id) steps.push(...((await parse(chunk.body)) as Step[]));
          yield [{ key, trajectory: joinTrajectory((await parse(body)) as StoredHead, steps), changed }];
        }
      }
    },

    sources: (): Promise<Changed<ChosenSource>[]> => snapshot.rows(sourcesSql, chosen),

    async *references(): AsyncGenerator<[Changed<ReferenceRow>]> {
      type Raw = Changed<Omit<ReferenceRow, "body" | "history"> & { body: Buffer; history: unknown }>;
      const parameters = [project_id, filter.split, filter.domain];
      for await (const rows of snapshot.batches<Raw>(referencesSql, parameters, 100))
        for (const row of rows)
          yield [{ ...row, body: await openBody(row.body), history: History.parse(row.history) }];
    },
  };
}
export type ExportRows = ReturnType<typeof exportRows>;
