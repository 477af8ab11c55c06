import { z } from "zod";

const Env = z.object({
  DATABASE_URL: z
    .string()
    .min(1, "DATABASE_URL is not set. Start with `npm start`, or give a PostgreSQL address."),
  NEXTAUTH_URL: z.string().optional(),
  NEXTAUTH_SECRET: z.string().min(32, "NEXTAUTH_SECRET must have at least 32 characters.").optional(),
  /** Comma-separated addresses of reverse proxies whose x-forwarded-for is believed. Empty: none is. */
  TRUSTED_PROXIES: z.string().default(""),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
});

export type Env = z.infer<typeof Env>;

/** Reads the environment when it is needed, so that a build needs no database. Throws one readable sentence per fault. */
export function env(): Env {
  const parsed = Env.safeParse(process.env);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => issue.message).join(" "));
}
