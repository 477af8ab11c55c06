import { z } from "zod";
import { usecase } from "./usecase";

/** The project's API tokens, the newest first, with what each may do and when it was last used (to the minute). */
export const listTokens = usecase({
  name: "list-tokens",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db, now }) {
    const tokens = await db.tokens.list();
    return {
      tokens: tokens.map(({ revoked_at, ...token }) => ({
        ...token,
        state: revoked_at
          ? ("revoked" as const)
          : token.expires_at && token.expires_at <= now
            ? ("expired" as const)
            : ("working" as const),
      })),
    };
  },
});
