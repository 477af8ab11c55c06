import { z } from "zod";
import { StudyPlan } from "@/lib/studies/schema";
import { usecase } from "./usecase";

/** All studies of the project with how far their queue is. */
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
      items: z.number(),
      complete_items: z.number(),
      labels: z.number(),
      wanted: z.number(),
    }),
  ),
  async run({ db }) {
    const queues = new Map((await db.queues.list()).map((queue) => [queue.study_id, queue]));
    return (await db.studies.list()).map((study) => {
      const queue = queues.get(study.id);
      return {
        id: study.id,
        name: study.name,
        status: study.status,
        plan: StudyPlan.parse(study.plan),
        pool_size: study.pool_size,
        created_at: study.created_at,
        closed_at: study.closed_at,
        queue_id: study.queue_id,
        items: queue?.item_count ?? 0,
        complete_items: queue?.complete_items ?? 0,
        labels: queue?.labels ?? 0,
        wanted: queue ? queue.item_count * queue.k : 0,
      };
    });
  },
});
