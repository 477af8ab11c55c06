import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Ends a token; whatever uses it is refused from then on. */
export const revokeToken = usecase({
  name: "revoke-token",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({ id: z.uuid() }),
  async run({ db }, { id }) {
    if ((await db.tokens.revoke(id)) === 0)
      throw new AppError(
        "conflict",
        "There is no such token, or it was revoked before. Nothing was changed.",
      );
    return { id };
  },
  audit: (_, { id }) => ({ object: `token ${id}` }),
});
