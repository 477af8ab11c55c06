import { z } from "zod";
import { usecase } from "./usecase";

/** Who belongs to the project, and who was invited. */
export const listPeople = usecase({
  name: "list-people",
  permission: "administer",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db, actor, now }) {
    const members = await db.members.list();
    const invitations = await db.invitations.list();
    return {
      me: actor.id,
      people: members,
      invitations: invitations.map(({ accepted_at, revoked_at, ...invitation }) => ({
        ...invitation,
        state: accepted_at
          ? ("accepted" as const)
          : revoked_at
            ? ("revoked" as const)
            : invitation.expires_at <= now
              ? ("expired" as const)
              : ("open" as const),
      })),
    };
  },
});
