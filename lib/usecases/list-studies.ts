import { z } from "zod";
import type { QueueProgress } from "@/lib/db/queues";
import { StudyPlan } from "@/lib/studies/schema";
import { usecase } from "./usecase";

/** All studies of the project with how far they are, over all their rounds. */
export const listStudies = usecase({
  name: "list-studies",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      status: z.string(),
      plan: StudyPlan,
      pool_size: z.number(),
      created_at: z.date(),
      closed_at: z.date().nullable(),
      queue_id: z.string().nullable(),
      /** Its queues: how often its items are asked. Everything below is of all of them together. */
      rounds: z.number(),
      items: z.number(),
      complete_items: z.number(),
      labels: z.number(),
      wanted: z.number(),
    }),
  ),
  async run({ db }) {
    const queues = await db.queues.list();
    return (await db.studies.list()).map((study) => {
      const own = queues.filter(({ study_id }) => study_id === study.id);
      const sum = (of: (queue: QueueProgress) => number) => own.reduce((all, queue) => all + of(queue), 0);
      return {
        id: study.id,
        name: study.name,
        status: study.status,
        plan: StudyPlan.parse(study.plan),
        pool_size: study.pool_size,
        created_at: study.created_at,
        closed_at: study.closed_at,
        queue_id: study.queue_id,
        rounds: own.length,
        items: sum(({ item_count }) => item_count),
        complete_items: sum(({ complete_items }) => complete_items),
        labels: sum(({ labels }) => labels),
        wanted: sum(({ item_count, k }) => item_count * k),
      };
    });
  },
});
