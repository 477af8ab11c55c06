import { z } from "zod";
import { newSecret } from "@/lib/auth/password";
import { ProjectRole } from "@/lib/auth/permissions";
import { normalEmail } from "@/lib/db/people";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

const days = 14;

/**
 * Makes a link by which one person can join. The secret in it is returned this once and stored as a hash; an earlier
 * link to the same address stops working.
 */
export const invitePerson = usecase({
  name: "invite-person",
  permission: "administer",
  db: "project",
  writes: true,
  input: z.object({ email: z.email("This isn't an e-mail address.").max(320), role: ProjectRole }),
  async run({ db, actor, newId, now }, { email, role }) {
    const address = normalEmail(email);
    const person = await db.people.byEmail(address);
    const current = person && (await db.members.role(person.id));
    if (current) throw new AppError("conflict", `${address} is in this project already, as ${current}.`);
    await db.invitations.supersede(address);
    const { secret, hash } = newSecret();
    const id = newId();
    const expires_at = new Date(now.getTime() + days * 24 * 3_600_000);
    await db.invitations.create({
      id,
      email: address,
      role,
      token_hash: hash,
      invited_by: actor.id,
      expires_at,
    });
    return { id, email: address, role, token: secret, expires_at };
  },
  audit: (_, invitation) => ({
    object: `invitation ${invitation.id}`,
    summary: { email: invitation.email, role: invitation.role, expires_at: invitation.expires_at },
  }),
});
