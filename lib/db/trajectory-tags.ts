import { z } from "zod";
import { query, run, type Scope } from "./client";

/** Words that leads put on trajectories. */
export const trajectoryTags = ({ tx, project_id }: Scope) => ({
  /** Gives the number of trajectories that had not had the tag. Ids of other projects are none. */
  add: (trajectory_ids: readonly string[], tag: string, by: string): Promise<number> =>
    run(
      tx,
      `insert into trajectory_tag (project_id, trajectory_id, tag, added_by)
       select t.project_id, t.id, $3, $4::uuid from trajectory t
       where t.project_id = $1::uuid and t.id = any($2::uuid[]) on conflict do nothing`,
      project_id,
      trajectory_ids,
      tag,
      by,
    ),

  /** Gives the number of trajectories that had the tag. */
  remove: (trajectory_ids: readonly string[], tag: string): Promise<number> =>
    run(
      tx,
      `delete from trajectory_tag where project_id = $1::uuid and trajectory_id = any($2::uuid[]) and tag = $3`,
      project_id,
      trajectory_ids,
      tag,
    ),

  /** Every tag of the project with the number of latest trajectories that have it, the most frequent 200 first. */
  counts: () =>
    query(
      tx,
      z.object({ value: z.string(), n: z.number() }),
      `select g.tag as value, count(*)::int as n from trajectory_tag g
       join trajectory t on t.project_id = g.project_id and t.id = g.trajectory_id and t.latest
       where g.project_id = $1::uuid group by g.tag order by 2 desc, 1 limit 200`,
      project_id,
    ),

  /** The tags of one trajectory, in the order of the alphabet. */
  async of(trajectory_id: string): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ tag: z.string() }),
      `select tag from trajectory_tag where project_id = $1::uuid and trajectory_id = $2::uuid order by tag`,
      project_id,
      trajectory_id,
    );
    return rows.map(({ tag }) => tag);
  },
});
