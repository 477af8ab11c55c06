import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Ends a membership. Labels and decisions of the person stay; what they hold goes back to the others. */
export const removePerson = usecase({
  name: "remove-person",
  permission: "administer",
  db: "project",
  writes: true,
  input: z.object({ user_id: z.uuid() }),
  async run({ db }, { user_id }) {
    const admins = await db.members.lockAdmins();
    const role = await db.members.role(user_id);
    if (!role) throw new AppError("not_found", "This person isn't in the project.");
    if (role === "admin" && admins.length === 1)
      throw new AppError("conflict", "The project needs an admin. Make somebody else admin first.");
    const person = await db.people.byId(user_id);
    const released = await db.leases.release(user_id);
    await db.members.remove(user_id);
    return { user_id, email: person?.email ?? null, role, released };
  },
  audit: (_, { user_id, email, role, released }) => ({
    object: `person ${user_id}`,
    summary: { email, role, released },
  }),
});
