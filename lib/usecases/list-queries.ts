import { z } from "zod";
import { usecase } from "./usecase";

/** Reference queries with what was decided about their candidates, 100 at a time, oldest first. */
export const listQueries = usecase({
  name: "list-queries",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({
    split: z.string().max(200).nullable().default(null),
    domain: z.string().max(200).nullable().default(null),
    /** `consistency` and `utility` also find what passed both. */
    branch: z.enum(["consistency", "utility", "both", "none"]).nullable().default(null),
    /** open: a candidate waits for a first decision; unsure: for a second one; done: for none. */
    state: z.enum(["open", "unsure", "done"]).nullable().default(null),
    after: z.uuid().nullable().default(null),
  }),
  async run({ db }, { after, ...filter }) {
    const { queries, more } = await db.referenceQueries.list(filter, after);
    return { queries, next: more ? queries.at(-1)!.id : null, facets: await db.referenceQueries.facets() };
  },
});
