import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { StoredHead } from "./stored-trajectory";
import { query, type Scope } from "./client";
import { TrajectoryRow, trajectoryColumns } from "./trajectory-row";

/** One trajectory and what belongs to it. */
export const trajectories = ({ tx, project_id }: Scope) => ({
  async byId(id: string): Promise<TrajectoryRow | null> {
    const rows = await query(
      tx,
      TrajectoryRow,
      `select ${trajectoryColumns} from trajectory t where t.project_id = $1::uuid and t.id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },

  async head(id: string): Promise<StoredHead | null> {
    const rows = await query(
      tx,
      z.object({ body: z.instanceof(Uint8Array) }),
      `select body from trajectory_head where project_id = $1::uuid and trajectory_id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ? (JSON.parse(gunzipSync(rows[0].body).toString("utf8")) as StoredHead) : null;
  },

  /** Every version of the same source record, the oldest first; only itself when there is one. */
  versions: (id: string) =>
    query(
      tx,
      z.object({ id: z.string(), external_id: z.string(), version: z.number() }),
      `select o.id::text, o.external_id, o.version
       from trajectory t join trajectory o on o.project_id = t.project_id
         and o.source_name = t.source_name and o.external_id = t.external_id
       where t.project_id = $1::uuid and t.id = $2::uuid order by o.version limit 200`,
      project_id,
      id,
    ),

  /** Other records that say the same, under another id: at most 50, the oldest first. */
  sameContent: (id: string) =>
    query(
      tx,
      z.object({ id: z.string(), external_id: z.string(), version: z.number(), source_name: z.string() }),
      `select o.id::text, o.external_id, o.version, o.source_name
       from trajectory t join trajectory o on o.project_id = t.project_id and o.content_hash = t.content_hash
         and (o.source_name, o.external_id) is distinct from (t.source_name, t.external_id)
       where t.project_id = $1::uuid and t.id = $2::uuid order by o.id limit 50`,
      project_id,
      id,
    ),

  /** Where a trajectory stands in queues, with its labels' number. */
  places: (id: string) =>
    query(
      tx,
      z.object({
        queue_id: z.string(),
        queue_name: z.string(),
        item: z.number(),
        k: z.number(),
        labels: z.number(),
        status: z.string(),
      }),
      `select q.id::text as queue_id, q.name as queue_name, i.item, q.k, q.status,
         (select count(*)::int from annotation a where a.project_id = i.project_id and a.queue_id = i.queue_id and a.item = i.item) as labels
       from item i join queue q on q.project_id = i.project_id and q.id = i.queue_id
       where i.project_id = $1::uuid and i.trajectory_id = $2::uuid order by q.id`,
      project_id,
      id,
    ),
});
