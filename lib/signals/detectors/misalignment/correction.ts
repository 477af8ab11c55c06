import type { Detector } from "../../detector";
import { groupFindings } from "../rule-finding";

const type = "interaction.misalignment.correction";

/** The user says the agent misread them, or that they already said it. */
export const correction: Detector = { type, detect: (view) => groupFindings(view, type, "correction") };
