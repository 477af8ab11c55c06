import { z } from "zod";
import { hashPassword, oneTimePassword } from "@/lib/auth/password";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Makes the first administrator, with a one-time password; only while nobody has an account. */
export const setUpInstallation = usecase({
  name: "set-up-installation",
  permission: "operate",
  db: "instance",
  writes: true,
  input: z.object({ email: z.email(), name: z.string().trim().min(1).max(200) }),
  async run({ db, newId }, { email, name }) {
    if ((await db.people.count()) > 0)
      throw new AppError("conflict", "This installation is set up: there are accounts already.");
    const password = oneTimePassword();
    const id = newId();
    await db.people.create({
      id,
      email,
      name,
      password_hash: await hashPassword(password),
      must_change: true,
      instance_admin: true,
    });
    return { id, email, name, password };
  },
  audit: (_, { id, email }) => ({ object: `person ${id}`, summary: { email } }),
});
