import { z } from "zod";

/** A word or two that leads put on trajectories, to find them again. */
export const Tag = z
  .string()
  .trim()
  .min(1, "Say the tag, in a word or two.")
  .max(60, "A tag has 60 characters at most.")
  .refine(
    (text) => !/\p{Control}|\p{Surrogate}/u.test(text),
    "A tag is one line of letters, digits and signs.",
  );
