import type { Detector } from "../../detector";
import { draggingFinding } from "../../turn-metrics";

/** Too many user turns: one finding on the last row of the conversation. */
export const dragging: Detector = {
  type: "interaction.stagnation.dragging",
  detect({ rows, metrics, settings }) {
    const found = draggingFinding(metrics, rows.length - 1, settings.thresholds.baseline_turns);
    return found ? [found] : [];
  },
};
