import { z } from "zod";
import { conflictsPage } from "./list-conflicts";
import { usecase } from "./usecase";

/** Of each queue so many are listed; the queue's own list has the others. */
const FIRST = 20;

/** How many conflicts every queue with labels has, and the first of them; queues with open conflicts first. */
export const listAllConflicts = usecase({
  name: "list-all-conflicts",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db }) {
    const labelled = (await db.queues.list()).filter(({ labels }) => labels > 0);
    const all = await Promise.all(
      labelled.map(({ id }) => conflictsPage(db, id, { state: null, after: 0, limit: FIRST })),
    );
    return all.sort((a, b) => Number(b.counts.open > 0) - Number(a.counts.open > 0));
  },
});
