import { z } from "zod";
import { usecase } from "./usecase";

/** How much there is in this installation. */
export const showInstallation = usecase({
  name: "show-installation",
  permission: "operate",
  db: "instance",
  writes: false,
  input: z.object({}),
  async run({ db }) {
    return { people: await db.people.count(), projects: await db.projects.all() };
  },
});
