import { z } from "zod";
import { hashSecret } from "@/lib/auth/password";
import { openInvitation } from "@/lib/db/invitations";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

export const InvitationToken = z.string().min(20).max(100);

/** What an invitation's link offers, for whoever holds it. Unknown, used, revoked and old links look alike. */
export const showInvitation = usecase({
  name: "show-invitation",
  permission: "anyone",
  db: "instance",
  writes: false,
  input: z.object({ token: InvitationToken }),
  async run({ db, actor }, { token }) {
    const invitation = await openInvitation(db.tx, hashSecret(token));
    if (!invitation)
      throw new AppError("not_found", "This invitation can't be used any more. Ask for a new one.");
    const me = actor.id ? await db.people.byId(actor.id) : null;
    return { ...invitation, mine: me?.email === invitation.email };
  },
});
