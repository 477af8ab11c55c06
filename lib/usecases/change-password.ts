import { z } from "zod";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

export const NewPassword = z
  .string()
  .min(12, "Use at least 12 characters; a short sentence is fine.")
  .max(1024, "Use at most 1,024 characters.");

/** Sets a password of one's own; all other sessions end. */
export const changePassword = usecase({
  name: "change-password",
  permission: "person",
  db: "instance",
  writes: true,
  input: z.object({ current: z.string().max(1024), password: NewPassword }),
  async run({ db, me }, { current, password }) {
    const person = await db.people.byId(me());
    const stored = person && (await db.people.byEmail(person.email));
    if (!stored || !(await verifyPassword(stored.password_hash, current)))
      throw new AppError("invalid", "The current password isn't right. Nothing was changed.");
    if (current === password)
      throw new AppError("invalid", "Choose a password that differs from the current one.");
    await db.people.setPassword(stored.id, await hashPassword(password), false);
    return { id: stored.id, email: stored.email };
  },
  audit: (_, person) => ({ object: `person ${person.id}` }),
});
