import { z } from "zod";
import { readPreferences } from "@/lib/auth/preferences";
import { usecase } from "./usecase";

/** Who I am and where I belong: the home page and the shell. */
export const showMe = usecase({
  name: "show-me",
  permission: "person",
  db: "instance",
  writes: false,
  input: z.object({}),
  async run({ db, me }) {
    const person = (await db.people.byId(me()))!;
    return {
      id: person.id,
      name: person.name,
      email: person.email,
      must_change: person.must_change,
      instance_admin: person.instance_admin,
      preferences: readPreferences(person.preferences),
      memberships: await db.people.memberships(person.id),
    };
  },
});
