import type { Findings } from "@/lib/db/analyses";
import { packJson } from "@/lib/db/pack-json";
import { analyze } from "@/lib/signals/analyze";
import { optionsFor, type SignalConfig } from "@/lib/signals/config";
import { conversationFromTrajectory, type Conversation } from "@/lib/signals/conversation";
import { priorityOf, troubleSeverity } from "@/lib/signals/priority";
import { leafIds } from "@/lib/signals/report";
import type { Trajectory } from "@/lib/trajectories/schema";

/** What the rules find in a trajectory with a project's settings, ready to be stored. */
export const findingsOf = (trajectory: Trajectory, config: SignalConfig): Findings =>
  findingsIn(conversationFromTrajectory(trajectory), config);

/** The same, of what the rules see of it. */
export function findingsIn(conversation: Conversation, config: SignalConfig): Findings {
  const report = analyze(conversation, optionsFor(config));
  return {
    report: packJson(JSON.stringify(report)),
    leaves: leafIds(report),
    severity: troubleSeverity(report),
    quality: Math.round(report.quality_score),
    priority: priorityOf(report),
  };
}
