import type { Detector } from "../../detector";
import { groupFindings } from "../rule-finding";

const type = "interaction.disengagement.quit";

/** The user gives up or goes elsewhere. */
export const quit: Detector = { type, detect: (view) => groupFindings(view, type, "quit") };
