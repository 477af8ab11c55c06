import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Lets a disabled account sign in again, with the password it had. */
export const enablePerson = usecase({
  name: "enable-person",
  permission: "operate",
  db: "instance",
  writes: true,
  input: z.object({ email: z.email() }),
  async run({ db }, { email }) {
    const person = await db.people.byEmail(email);
    if (!person) throw new AppError("not_found", `There is no account for ${email}.`);
    await db.people.setDisabled(person.id, false);
    return { id: person.id, email: person.email };
  },
  audit: (_, { id, email }) => ({ object: `person ${id}`, summary: { email } }),
});
