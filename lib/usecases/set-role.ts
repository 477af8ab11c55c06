import { z } from "zod";
import { ProjectRole } from "@/lib/auth/permissions";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Gives a member another role. What they hold as an annotator goes back to the queues when they stop being one. */
export const setRole = usecase({
  name: "set-role",
  permission: "administer",
  db: "project",
  writes: true,
  input: z.object({ user_id: z.uuid(), role: ProjectRole }),
  async run({ db }, { user_id, role }) {
    const admins = await db.members.lockAdmins();
    const before = await db.members.role(user_id);
    if (!before) throw new AppError("not_found", "This person isn't in the project.");
    if (before === "admin" && role !== "admin" && admins.length === 1)
      throw new AppError("conflict", "The project needs an admin. Make somebody else admin first.");
    if (before !== role) {
      await db.members.put(user_id, role);
      await db.leases.release(user_id);
    }
    return { user_id, before, role };
  },
  audit: (_, { user_id, before, role }) =>
    before === role ? null : { object: `person ${user_id}`, summary: { before, role } },
});
