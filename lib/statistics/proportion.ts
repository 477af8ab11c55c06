import { z } from "zod";
import { clopperPearson } from "./clopper-pearson";
import { wilson } from "./wilson";
import type { Interval, Status } from "./status";

const count = z.number().int().nonnegative();

export const ProportionInput = z
  .object({ k: count, n: count, confidence: z.number().gt(0).lt(1).default(0.95) })
  .refine(({ k, n }) => k <= n, "k must not be greater than n");
export type ProportionInput = z.infer<typeof ProportionInput>;

export interface Proportion {
  p: number | null;
  clopper_pearson: Interval;
  wilson: Interval;
  status?: Status;
}

/** A proportion k/n with its exact (Clopper-Pearson) and its score (Wilson) interval; nothing of 0 is `no_data`. */
export function proportion({ k, n, confidence }: ProportionInput): Proportion {
  return {
    p: n === 0 ? null : k / n,
    clopper_pearson: clopperPearson(k, n, confidence),
    wilson: wilson(k, n, confidence),
    ...(n === 0 && { status: "no_data" as const }),
  };
}
