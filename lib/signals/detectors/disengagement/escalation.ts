import type { Detector } from "../../detector";
import { groupFindings } from "../rule-finding";

const type = "interaction.disengagement.escalation";

/** The user asks for a person or a superior. */
export const escalation: Detector = { type, detect: (view) => groupFindings(view, type, "escalation") };
