import { z } from "zod";
import { QueryFilter } from "@/lib/references/query-filter";
import { usecase } from "./usecase";

/** Reference queries with what was decided about their candidates, 100 at a time, oldest first. */
export const listQueries = usecase({
  name: "list-queries",
  permission: "read",
  db: "project",
  writes: false,
  input: QueryFilter.extend({
    /** open: a candidate waits for a first decision; unsure: for a second one; done: for none. */
    state: z.enum(["open", "unsure", "done"]).nullable().default(null),
    after: z.uuid().nullable().default(null),
  }),
  async run({ db }, { after, ...filter }) {
    const { queries, more } = await db.referenceQueries.list(filter, after);
    return { queries, next: more ? queries.at(-1)!.id : null, facets: await db.referenceQueries.facets() };
  },
});
