import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/**
 * Stops handing out and taking labels. Closing a study's last open queue closes the study: its report
 * is final for researchers.
 */
export const closeQueue = usecase({
  name: "close-queue",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({ queue: z.uuid() }),
  async run({ db }, { queue: id }) {
    const queue = await db.queues.byId(id);
    if (!queue) throw new AppError("not_found", "There is no such queue in this project.");
    await db.queues.setStatus(id, "closed");
    if (
      queue.study_id &&
      (await db.studies.rounds(queue.study_id)).every(({ status }) => status === "closed")
    )
      await db.studies.close(queue.study_id);
    return { id, labels: queue.labels, wanted: queue.item_count * queue.k };
  },
  audit: (_, { id, labels, wanted }) => ({ object: `queue ${id}`, summary: { labels, wanted } }),
});
