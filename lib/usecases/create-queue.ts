import { z } from "zod";
import { findLabelSchema } from "@/lib/annotations/presets";
import { AppError } from "@/lib/errors";
import { seededRandom, shuffled } from "@/lib/queues/random";
import { ChosenTrajectories, chosenIds } from "./chosen-trajectories";
import { bucketsFor } from "./create-study";
import { usecase } from "./usecase";

/** Opens a blind queue of chosen trajectories, or of all that a filter finds, outside any study. */
export const createQueue = usecase({
  name: "create-queue",
  permission: "lead",
  db: "project",
  writes: true,
  input: ChosenTrajectories.extend({
    name: z.string().trim().min(1).max(200),
    k: z.number().int().min(1).max(25).default(3),
    lease_minutes: z.number().int().min(1).max(1440).default(30),
    undo_minutes: z.number().int().min(0).max(1440).default(5),
    label_schema: z
      .object({ id: z.string(), version: z.number().int().min(1) })
      .default({ id: "trajectory-review", version: 1 }),
  }),
  async run({ db, actor, newId }, input) {
    if (!findLabelSchema(input.label_schema.id, input.label_schema.version))
      throw new AppError("invalid", "There is no such label schema.");
    const found = await chosenIds(db, input);
    const id = newId();
    await db.queues.insert({
      id,
      study_id: null,
      name: input.name,
      schema_id: input.label_schema.id,
      schema_version: input.label_schema.version,
      k: input.k,
      lease_minutes: input.lease_minutes,
      undo_minutes: input.undo_minutes,
      buckets: bucketsFor(found.length),
      created_by: actor.id ?? id,
      // The place in the queue must not tell the order of import.
      trajectory_ids: shuffled(found, seededRandom(id)),
    });
    return { id, items: found.length };
  },
  audit: ({ name, k }, queue) => ({ object: `queue ${queue.id}`, summary: { name, k, items: queue.items } }),
});
