import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import { usecase } from "./usecase";

/** Queues with their progress; open ones with the people in them, the median time of a label and the last week's pace. */
export async function queuesWithPace(db: ProjectDb) {
  const [queues, paces, studies] = await Promise.all([
    db.queues.list(),
    db.annotators.pace(),
    db.studies.list(),
  ]);
  const going = new Set(studies.filter(({ status }) => status !== "closed").map(({ id }) => id));
  const paceOf = new Map(paces.map(({ queue_id, ...pace }) => [queue_id, pace]));
  return queues.map((queue) => ({
    ...queue,
    pace: paceOf.get(queue.id) ?? null,
    /** Nothing more comes: it is closed, and its study doesn't go on in another round. */
    over: queue.status === "closed" && (queue.study_id === null || !going.has(queue.study_id)),
  }));
}

/** All queues of the project with their progress. */
export const listQueues = usecase({
  name: "list-queues",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({}),
  run: ({ db }) => queuesWithPace(db),
});
