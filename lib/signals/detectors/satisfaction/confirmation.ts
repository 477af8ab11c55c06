import type { Detector } from "../../detector";
import { groupFindings } from "../rule-finding";

const type = "interaction.satisfaction.confirmation";

/** The user approves of what was done or proposed. */
export const confirmation: Detector = { type, detect: (view) => groupFindings(view, type, "confirmation") };
