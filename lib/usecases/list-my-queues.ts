import { z } from "zod";
import { usecase } from "./usecase";

/** The open queues of the project with what I did in each and what is left for me. */
export const listMyQueues = usecase({
  name: "list-my-queues",
  permission: "annotate",
  db: "annotator",
  writes: false,
  input: z.object({}),
  async run({ db, me }) {
    const queues = await db.queues.open(me());
    return Promise.all(
      queues.map(async ({ id, name, item_count, done, done_today, median_ms, skipped, has_draft }) => ({
        id,
        name,
        item_count,
        done,
        done_today,
        median_ms,
        skipped,
        has_draft,
        left: (await db.queues.position(id, me())).open,
      })),
    );
  },
});
