import { z } from "zod";
import { usecase } from "./usecase";

/** Lets the people who skipped items of a queue be offered them again. */
export const offerSkippedAgain = usecase({
  name: "offer-skipped-again",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({ queue: z.uuid() }),
  run: async ({ db }, { queue }) => ({ offered: await db.skips.offerAgain(queue) }),
  audit: ({ queue }, { offered }) => ({ object: `queue ${queue}`, summary: { offered } }),
});
