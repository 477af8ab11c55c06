import { z } from "zod";

/** A database takes neither NUL nor half a surrogate pair, so no stored split or domain has one. */
const Text = z
  .string()
  .max(500)
  .refine((text) => !/\0|\p{Surrogate}/u.test(text), "This isn't a text.");

export const SplitFilter = Text.nullable().default(null);

/** Which queries and candidates; null: all. */
export const QueryFilter = z.object({
  split: SplitFilter,
  domain: Text.nullable().default(null),
  /** `consistency` and `utility` also find what passed both. */
  branch: z.enum(["consistency", "utility", "both", "none"]).nullable().default(null),
});
export type QueryFilter = z.infer<typeof QueryFilter>;
