import { z } from "zod";
import { usecase } from "./usecase";

/** Some trajectories to try something on: the newest, or a sample that the seed decides. Ids in the order of the pick. */
export const pickTrajectories = usecase({
  name: "pick-trajectories",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({
    how: z.enum(["newest", "sample"]),
    size: z.number().int().min(1).max(5000),
    seed: z.string().max(200).default("1"),
  }),
  async run({ db }, { how, size, seed }) {
    const ids = how === "newest" ? await db.pool.newest(size) : await db.pool.sample(size, seed);
    return { ids };
  },
});
