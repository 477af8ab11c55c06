import { z } from "zod";
import { distributionFunctions } from "./distributions";
import type { Status } from "./status";

type Name = keyof typeof distributionFunctions;
const names = Object.keys(distributionFunctions) as [Name, ...Name[]];

export const DistributionInput = z
  .object({ fn: z.enum(names), args: z.array(z.number()) })
  .refine(({ fn, args }) => args.length === distributionFunctions[fn].length, "wrong number of arguments");
export type DistributionInput = z.infer<typeof DistributionInput>;

/** A distribution function by its name in R; arguments outside its domain and infinite values are `undefined`. */
export function distribution({ fn, args }: DistributionInput): { value: number | null; status?: Status } {
  const of: (...args: number[]) => number = distributionFunctions[fn];
  const value = of(...args);
  return Number.isFinite(value) ? { value } : { value: null, status: "undefined" };
}
