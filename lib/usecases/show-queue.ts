import { z } from "zod";
import { findLabelSchema } from "@/lib/annotations/presets";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** A queue for its lead: progress, people, leases, flags, skips. */
export const showQueue = usecase({
  name: "show-queue",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid() }),
  async run({ db }, { queue: id }) {
    const queue = await db.queues.byId(id);
    if (!queue) throw new AppError("not_found", "There is no such queue in this project.");
    return {
      ...queue,
      schema_title: findLabelSchema(queue.schema_id, queue.schema_version)?.title ?? queue.schema_id,
      annotators: await db.annotators.ofQueue(id),
      flags: await db.flags.list(id),
      skips: await db.skips.ofQueue(id),
    };
  },
});
