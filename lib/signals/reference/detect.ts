import type { Conversation } from "../conversation";
import type { Finding } from "../hit";
import type { Settings } from "../options";
import { turnMetrics } from "../turn-metrics";
import type { Detection } from "../detector";
import { referenceDisengagement } from "./disengagement";
import { referenceExhaustion } from "./exhaustion";
import { referenceFailure } from "./failure";
import { referenceLoops } from "./loops";
import { referenceMisalignment } from "./misalignment";
import { referenceSatisfaction } from "./satisfaction";
import { referenceStagnation } from "./stagnation";
import { referenceView } from "./view";

const detectors = [
  referenceMisalignment,
  referenceStagnation,
  referenceDisengagement,
  referenceSatisfaction,
  referenceFailure,
  referenceLoops,
  referenceExhaustion,
];

/** The published algorithm on the last rows of a conversation, with indexes of the whole conversation. */
export function detectReference(conversation: Conversation, settings: Settings): Detection {
  const view = referenceView(conversation, settings);
  const findings: Finding[] = detectors.flatMap((detector) => detector(view));
  const metrics = turnMetrics(view.rows.slice(view.start), settings.thresholds.baseline_turns);
  return { findings, metrics, warnings: [] };
}
