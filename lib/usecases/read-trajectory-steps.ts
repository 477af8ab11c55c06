import { z } from "zod";
import { Step } from "@/lib/trajectories/schema";
import { OPENING } from "./opening";
import { usecase } from "./usecase";

/** More steps of a trajectory. */
export const readTrajectorySteps = usecase({
  name: "read-trajectory-steps",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ id: z.uuid(), first: z.number().int().min(0) }),
  output: z.array(Step),
  run: ({ db }, { id, first }) => db.steps.range(id, first, OPENING),
});
