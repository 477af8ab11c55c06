import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { PoolFilter } from "@/lib/queues/pool-filter";

/** More than this at once is a mistake more often than a wish. */
const MOST = 100_000;

/** Trajectories by their ids, or all that a filter finds. */
export const ChosenTrajectories = z.object({
  trajectories: z.array(z.uuid()).max(MOST).nullable().default(null),
  filter: PoolFilter.nullable().default(null),
});

/** Their ids, each once and in order. Throws invalid when there is none. */
export async function chosenIds(
  db: ProjectDb,
  { trajectories, filter }: z.output<typeof ChosenTrajectories>,
): Promise<string[]> {
  const wanted = trajectories ?? (filter ? await db.pool.ids(filter, MOST) : []);
  if (wanted.length === 0) throw new AppError("invalid", "Choose at least one trajectory.");
  return [...new Set(wanted)].sort();
}
