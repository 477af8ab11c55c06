import { z } from "zod";

/** One key, or modifiers and a key: "k", "shift+1". */
const Key = z.string().trim().min(1).max(30);

/**
 * What a person chose for all their browsers. Every part may be missing: the browser's own choice, then the default
 * stand in for it.
 */
export const Preferences = z.object({
  theme: z.enum(["system", "light", "dark", "light-hc", "dark-hc"]).optional(),
  density: z.enum(["compact", "comfortable"]).optional(),
  /** Changed keyboard keys by the name of the action, e.g. {"annotate.skip": "x"}. */
  keys: z
    .record(z.string().max(80), Key)
    .refine((keys) => Object.keys(keys).length <= 200, "At most 200 keys can be changed.")
    .optional(),
});
export type Preferences = z.infer<typeof Preferences>;

const Lenient = z
  .object({
    theme: Preferences.shape.theme.catch(undefined),
    density: Preferences.shape.density.catch(undefined),
    keys: Preferences.shape.keys.catch(undefined),
  })
  .catch({});

/** Reads stored preferences; a part that doesn't fit (an older version's, say) counts as not chosen. */
export const readPreferences = (stored: unknown): Preferences => Lenient.parse(stored);
