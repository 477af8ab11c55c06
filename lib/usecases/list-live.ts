import { z } from "zod";
import { LiveState } from "@/lib/db/live";
import { usecase } from "./usecase";

/** What came in live: totals, the 50 conversations of the latest spans, and how they are put together. */
export const listLive = usecase({
  name: "list-live",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ state: LiveState.exclude(["merged"]).nullable().default(null) }),
  run: async ({ db }, { state }) => ({
    settings: await db.live.settings(),
    totals: await db.live.totals(),
    conversations: await db.live.page(state),
  }),
});
