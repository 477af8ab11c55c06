import { z } from "zod";
import { TrajectoryListRow } from "@/lib/db/trajectory-pool";
import { Direction, PoolFilter, PoolSort } from "@/lib/queues/pool-filter";
import { usecase } from "./usecase";

const Cursor = z.object({ value: z.number().nullable(), id: z.uuid() });
type Cursor = z.infer<typeof Cursor>;

/** `about`: an estimate, given where counting would scan the whole table. */
const Count = z.object({ n: z.number(), about: z.boolean() });

const opposite: Record<Direction, Direction> = { asc: "desc", desc: "asc" };
const cursorOf = (row: TrajectoryListRow | undefined): Cursor | null =>
  row ? { value: row.sort_value, id: row.id } : null;

/**
 * One page of the table: filtered, sorted, in keyset order, with how many fit and how many there are. `after` is the
 * last row of the page before, `before` the first row of the page after; `next` and `previous` are null at the ends.
 */
export const listTrajectories = usecase({
  name: "list-trajectories",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({
    filter: PoolFilter.prefault({}),
    sort: PoolSort.default("priority"),
    direction: Direction.default("desc"),
    after: Cursor.nullable().default(null),
    before: Cursor.nullable().default(null),
    limit: z.number().int().min(1).max(500).default(50),
  }),
  output: z.object({
    rows: z.array(TrajectoryListRow),
    count: Count,
    total: Count,
    next: Cursor.nullable(),
    previous: Cursor.nullable(),
    ms: z.number(),
  }),
  async run({ db }, { filter, sort, direction, after, before, limit }) {
    const started = performance.now();
    const backwards = before !== null;
    const [found, count, total] = await Promise.all([
      db.pool.page(filter, sort, backwards ? opposite[direction] : direction, before ?? after, limit),
      db.pool.count(filter),
      db.pool.count(PoolFilter.parse({})),
    ]);
    const more = found.length > limit;
    const page = found.slice(0, limit);
    const rows = backwards ? page.reverse() : page;
    return {
      rows,
      count,
      total,
      next: backwards || more ? cursorOf(rows.at(-1)) : null,
      previous: (backwards ? more : after !== null) ? cursorOf(rows[0]) : null,
      /** How long the database took, ms. */
      ms: performance.now() - started,
    };
  },
});
