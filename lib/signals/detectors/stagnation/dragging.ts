import type { Detector } from "../../detector";
import { draggingFinding, turnMetrics } from "../../turn-metrics";

/** Too many user turns: one finding on the last row of the conversation. */
export const dragging: Detector = {
  type: "interaction.stagnation.dragging",
  detect({ rows, settings }) {
    const baseline = settings.thresholds.baseline_turns;
    const found = draggingFinding(turnMetrics(rows, baseline), rows.length - 1, baseline);
    return found ? [found] : [];
  },
};
