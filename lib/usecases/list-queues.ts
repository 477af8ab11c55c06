import { z } from "zod";
import { usecase } from "./usecase";

/** All queues of the project with their progress. */
export const listQueues = usecase({
  name: "list-queues",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({}),
  run: ({ db }) => db.queues.list(),
});
