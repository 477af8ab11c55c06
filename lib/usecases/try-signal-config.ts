import { z } from "zod";
import { analyzeTrajectory } from "@/lib/signals/analyze";
import { leafChanges, optionsFor, SignalConfig } from "@/lib/signals/config";
import { signalsOf, type Report } from "@/lib/signals/report";
import type { SignalType } from "@/lib/signals/schema";
import { usecase } from "./usecase";

/** Trajectories in one step of a dry run. */
export const TRY_AT_ONCE = 100;

type Change = "gained" | "lost";

/** What a trajectory would gain or lose, with the hit that says why: of the new report for a gain, the old for a loss. */
const changeOf = (report: Report, type: SignalType, change: Change) => {
  const hit = signalsOf(report).find(({ signal_type }) => signal_type === type)!;
  return {
    type,
    change,
    step: hit.step ?? null,
    rule: hit.metadata.explain.rule,
    matched: hit.metadata.explain.matched.slice(0, 200),
  };
};

/**
 * A step of a dry run: which of these trajectories would gain or lose which leaf if the settings were saved, compared
 * with the settings in force, both by the engine at hand. Nothing is written.
 */
export const trySignalConfig = usecase({
  name: "try-signal-config",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({ config: SignalConfig, trajectory_ids: z.array(z.uuid()).min(1).max(TRY_AT_ONCE) }),
  async run({ db }, { config, trajectory_ids }) {
    const current = await db.signalConfigs.current();
    const whole = await db.bodies.whole(trajectory_ids);
    const changed = [...whole].flatMap(([id, trajectory]) => {
      const before = analyzeTrajectory(trajectory, optionsFor(current.config));
      const after = analyzeTrajectory(trajectory, optionsFor(config));
      const types = (report: Report) => new Set(signalsOf(report).map(({ signal_type }) => signal_type));
      const { gained, lost } = leafChanges(types(before), types(after));
      const changes = [
        ...gained.map((type) => changeOf(after, type, "gained")),
        ...lost.map((type) => changeOf(before, type, "lost")),
      ];
      return changes.length > 0 ? [{ id, external_id: trajectory.external_id, changes }] : [];
    });
    return { tried: whole.size, base: current.version, changed };
  },
});
