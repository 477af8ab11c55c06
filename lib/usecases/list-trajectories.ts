import { z } from "zod";
import { Direction, PoolFilter, PoolSort } from "@/lib/queues/pool-filter";
import { usecase } from "./usecase";

/** One page of the table: filtered, sorted, in keyset order, with how many fit. */
export const listTrajectories = usecase({
  name: "list-trajectories",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({
    filter: PoolFilter.prefault({}),
    sort: PoolSort.default("priority"),
    direction: Direction.default("desc"),
    after: z.object({ value: z.number().nullable(), id: z.uuid() }).nullable().default(null),
    limit: z.number().int().min(1).max(500).default(50),
  }),
  async run({ db }, { filter, sort, direction, after, limit }) {
    const [rows, count] = await Promise.all([
      db.trajectories.page(filter, sort, direction, after, limit),
      db.trajectories.count(filter),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page,
      count,
      next: rows.length > limit && last ? { value: last.sort_value, id: last.id } : null,
    };
  },
});
