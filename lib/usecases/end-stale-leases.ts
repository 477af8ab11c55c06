import { z } from "zod";
import { usecase } from "./usecase";

/** Hands items whose lease ran out to the next who asks. Drafts stay with the people who wrote them. */
export const endStaleLeases = usecase({
  name: "end-stale-leases",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({ queue: z.uuid().nullable().default(null) }),
  run: async ({ db }, { queue }) => ({ ended: await db.leases.endStale(queue) }),
  audit: ({ queue }, { ended }) => ({ object: queue ? `queue ${queue}` : "all queues", summary: { ended } }),
});
