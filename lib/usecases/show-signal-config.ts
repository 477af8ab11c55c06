import { z } from "zod";
import { builtInRules } from "@/lib/signals/lexicons/engines";
import { analysisState } from "./show-analysis-state";
import { usecase } from "./usecase";

/** The signal settings in force, all earlier versions, the rules that can be turned off, and how far the analysis is. */
export const showSignalConfig = usecase({
  name: "show-signal-config",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db }) {
    const [current, versions, state] = await Promise.all([
      db.signalConfigs.current(),
      db.signalConfigs.list(),
      analysisState(db),
    ]);
    return { current, versions, state, rules: builtInRules() };
  },
});
