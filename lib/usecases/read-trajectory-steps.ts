import { z } from "zod";
import { usecase } from "./usecase";

/** The steps around one step of a trajectory. */
export const readTrajectorySteps = usecase({
  name: "read-trajectory-steps",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ id: z.uuid(), at: z.number().int().min(0) }),
  run: ({ db }, { id, at }) => db.steps.slice(id, at),
});
