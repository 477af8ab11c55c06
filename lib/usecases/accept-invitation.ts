import { z } from "zod";
import { countTry, forgetTries } from "@/lib/auth/limiter";
import { hashPassword, hashSecret, verifyPassword } from "@/lib/auth/password";
import { cleanText } from "@/lib/db/clean-text";
import type { InstanceDb } from "@/lib/db";
import { acceptInvitation as take } from "@/lib/db/invitations";
import { AppError } from "@/lib/errors";
import { NewPassword } from "./change-password";
import { InvitationToken } from "./show-invitation";
import { usecase } from "./usecase";

interface Joining {
  email: string;
  name: string;
  password: string;
  me: string | null;
}

/** The account the invitation is for: the signed-in one, or the one whose password is given. */
async function existing(db: InstanceDb, { email, password, me }: Joining) {
  const account = await db.people.byEmail(email);
  if (!account) return null;
  if (account.disabled)
    throw new AppError("forbidden", "The account for this address is disabled. Ask an administrator.");
  if (account.id === me) return account;
  if (password === "")
    throw new AppError(
      "invalid",
      `There is an account for ${email}. Sign in with it or give its password here.`,
    );
  await countTry(email, "invitation");
  if (!(await verifyPassword(account.password_hash, password)))
    throw new AppError("invalid", `This isn't the password of ${email}. The invitation stays open.`);
  await forgetTries(email, "invitation");
  return account;
}

async function created(db: InstanceDb, id: string, { email, name, password }: Joining) {
  if (name === "") throw new AppError("invalid", "Say what you are called.");
  const fits = NewPassword.safeParse(password);
  if (!fits.success) throw new AppError("invalid", fits.error.issues[0]!.message);
  const account = {
    id,
    email,
    name,
    password_hash: await hashPassword(password),
    must_change: false,
    instance_admin: false,
  };
  if (!(await db.people.create(account)))
    throw new AppError("conflict", `An account for ${email} was made meanwhile. Reload the page.`);
  return account;
}

/**
 * Takes an invitation: makes an account if there is none for its address, and joins the project. Whoever has an
 * account proves it by being signed in or by its password. A refusal leaves the invitation open.
 */
export const acceptInvitation = usecase({
  name: "accept-invitation",
  permission: "anyone",
  db: "instance",
  writes: true,
  input: z.object({
    token: InvitationToken,
    name: z.string().trim().max(200).default(""),
    password: z.string().max(1024).default(""),
  }),
  async run({ db, actor, newId }, { token, name, password }) {
    const invitation = await take(db.tx, hashSecret(token));
    if (!invitation)
      throw new AppError("not_found", "This invitation can't be used any more. Ask for a new one.");
    const joining = { email: invitation.email, name: cleanText(name), password, me: actor.id };
    const account = (await existing(db, joining)) ?? (await created(db, newId(), joining));
    const inside = db.project(invitation.project_id);
    await inside.members.join(account.id, invitation.role);
    // The project is known only now, so its own log gets the entry here instead of the installation's by `audit`.
    await inside.auditLog.append({
      id: newId(),
      actor_id: account.id,
      actor_name: account.name,
      verb: "accept-invitation",
      object: `person ${account.id}`,
      summary: { email: account.email, role: invitation.role },
    });
    return { email: account.email, project: invitation.slug };
  },
});
