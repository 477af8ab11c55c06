import type { Detector } from "../../detector";
import { groupFindings } from "../rule-finding";

const type = "interaction.satisfaction.gratitude";

/** The user thanks or praises; a declining "no thanks" is neither. */
export const gratitude: Detector = { type, detect: (view) => groupFindings(view, type, "gratitude") };
