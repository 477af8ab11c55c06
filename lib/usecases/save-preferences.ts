import { Preferences, readPreferences } from "@/lib/auth/preferences";
import { usecase } from "./usecase";

/** Keeps the theme, density and keys that are given; what isn't given stays as it is. */
export const savePreferences = usecase({
  name: "save-preferences",
  permission: "person",
  db: "instance",
  writes: true,
  input: Preferences,
  async run({ db, me }, changes) {
    const person = (await db.people.byId(me()))!;
    const preferences: Preferences = { ...readPreferences(person.preferences), ...changes };
    await db.people.setPreferences(person.id, preferences);
    return preferences;
  },
  // How a screen looks is nobody else's business.
  audit: () => null,
});
