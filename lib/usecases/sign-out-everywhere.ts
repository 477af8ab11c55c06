import { z } from "zod";
import { usecase } from "./usecase";

/** Ends every session of the acting person, this one included. */
export const signOutEverywhere = usecase({
  name: "sign-out-everywhere",
  permission: "person",
  db: "instance",
  writes: true,
  input: z.object({}),
  async run({ db, me }) {
    await db.people.endSessions(me());
    return { id: me() };
  },
  audit: (_, person) => ({ object: `person ${person.id}` }),
});
