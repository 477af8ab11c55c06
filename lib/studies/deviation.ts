import { z } from "zod";

/** What was done otherwise than the protocol says, and why. */
export const Deviation = z.object({
  what: z.string().trim().min(1, "Say what was done otherwise.").max(2000),
  why: z.string().trim().min(1, "Say why.").max(2000),
});
export type Deviation = z.infer<typeof Deviation>;

/** An entry of a study's log of deviations. */
export interface LoggedDeviation extends Deviation {
  n: number;
  actor: string;
  at: Date;
}
