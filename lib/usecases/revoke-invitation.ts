import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Ends an open invitation; its link stops working at once. */
export const revokeInvitation = usecase({
  name: "revoke-invitation",
  permission: "administer",
  db: "project",
  writes: true,
  input: z.object({ id: z.uuid() }),
  async run({ db }, { id }) {
    if ((await db.invitations.revoke(id)) === 0)
      throw new AppError("conflict", "This invitation was used or revoked before. Nothing was changed.");
    return { id };
  },
  audit: (_, { id }) => ({ object: `invitation ${id}` }),
});
