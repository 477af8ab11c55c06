import { z } from "zod";
import { AppError } from "@/lib/errors";
import { SignalConfig } from "@/lib/signals/config";
import { usecase } from "./usecase";

/**
 * Saves the project's signal settings as a new version, and has every trajectory analysed again in the background.
 * `base` is the version that the change was made from: when somebody saved meanwhile, nothing is written.
 */
export const saveSignalConfig = usecase({
  name: "save-signal-config",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({
    base: z.number().int().min(0),
    config: SignalConfig,
    note: z.string().trim().max(500).default(""),
  }),
  async run({ db, actor, project, addJob }, { base, config, note }) {
    const current = await db.signalConfigs.current();
    if (current.version !== base)
      throw new AppError(
        "stale",
        `Version ${current.version} of the settings was saved meanwhile. Load it, and make your change again.`,
      );
    if (JSON.stringify(config) === JSON.stringify(current.config))
      throw new AppError("conflict", "These are the settings in force; there is nothing to save.");
    const version = base + 1;
    const saved = await db.signalConfigs.append({
      version,
      config,
      note,
      created_by: actor.id,
      created_by_name: actor.name,
    });
    if (!saved) throw new AppError("stale", "Somebody else has just saved. Load their version first.");
    await addJob(
      "plan-reanalysis",
      { project: project.slug, after: null },
      { key: `plan-reanalysis ${project.slug}` },
    );
    return { version };
  },
  audit: ({ config, note }, { version }) => ({
    object: `signal settings ${version}`,
    summary: {
      note,
      added: config.added.length,
      removed: config.removed.length,
      rules_off: config.rules_off.length,
      thresholds: config.thresholds,
    },
  }),
});
