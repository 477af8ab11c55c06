import type { Detector } from "../../detector";
import { groupFindings } from "../rule-finding";

const type = "interaction.satisfaction.success";

/** The user says that it works or is solved. */
export const success: Detector = { type, detect: (view) => groupFindings(view, type, "success") };
