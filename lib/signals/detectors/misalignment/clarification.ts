import type { Detector } from "../../detector";
import { groupFindings } from "../rule-finding";

const type = "interaction.misalignment.clarification";

/** The user does not understand, or asks to hear it again. */
export const clarification: Detector = { type, detect: (view) => groupFindings(view, type, "clarification") };
