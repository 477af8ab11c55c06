import { z } from "zod";
import { query, run, type Scope } from "./client";

/** Items that annotators passed over. */
export const skips = ({ tx, project_id }: Scope) => ({
  /** The newest 500, with their reasons. */
  ofQueue: (queue_id: string) =>
    query(
      tx,
      z.object({
        item: z.number(),
        trajectory_id: z.string(),
        name: z.string(),
        annotator_id: z.string(),
        reason: z.string(),
        at: z.date(),
      }),
      `select k.item, i.trajectory_id::text, u.name, k.annotator_id::text, k.reason, k.at
       from skip k join app_user u on u.id = k.annotator_id
       join item i on i.project_id = k.project_id and i.queue_id = k.queue_id and i.item = k.item
       where k.project_id = $1::uuid and k.queue_id = $2::uuid order by k.at desc limit 500`,
      project_id,
      queue_id,
    ),

  /** Offers skipped items to the people who skipped them again. */
  async offerAgain(queue_id: string): Promise<number> {
    const freed = await run(
      tx,
      `update assignment set state = 'x' where project_id = $1::uuid and queue_id = $2::uuid and state = 's'`,
      project_id,
      queue_id,
    );
    await run(
      tx,
      `delete from skip where project_id = $1::uuid and queue_id = $2::uuid`,
      project_id,
      queue_id,
    );
    await run(
      tx,
      `update queue set version = version + 1 where project_id = $1::uuid and id = $2::uuid`,
      project_id,
      queue_id,
    );
    return freed;
  },
});
