import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Ends all sessions of an account and refuses new ones, in every project; nothing of theirs is deleted. */
export const disablePerson = usecase({
  name: "disable-person",
  permission: "operate",
  db: "instance",
  writes: true,
  input: z.object({ email: z.email() }),
  async run({ db, actor }, { email }) {
    const person = await db.people.byEmail(email);
    if (!person) throw new AppError("not_found", `There is no account for ${email}.`);
    if (person.id === actor.id) throw new AppError("conflict", "Nobody can disable their own account.");
    await db.people.setDisabled(person.id, true);
    for (const { project_id } of await db.people.memberships(person.id))
      await db.project(project_id).leases.release(person.id);
    return { id: person.id, email: person.email };
  },
  audit: (_, { id, email }) => ({ object: `person ${id}`, summary: { email } }),
});
