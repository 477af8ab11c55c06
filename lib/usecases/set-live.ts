import { LiveSettings } from "@/lib/db/live";
import { usecase } from "./usecase";

/** Says how live spans become trajectories: what one is, and how long it has to be quiet to be complete. */
export const setLive = usecase({
  name: "set-live",
  permission: "lead",
  db: "project",
  writes: true,
  input: LiveSettings,
  async run({ db, project, now, addJob }, settings) {
    await db.live.saveSettings(settings);
    // A shorter time may have passed already.
    const time = { at: now, first: false };
    await addJob(
      "assemble-spans",
      { project: project.slug },
      { key: `close-conversations ${project.id}`, time },
    );
    return settings;
  },
  audit: (_, settings) => ({ object: "live settings", summary: settings }),
});
