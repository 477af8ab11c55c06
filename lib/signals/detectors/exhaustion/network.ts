import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "environment.exhaustion.network";

/** A dependency could not be reached. */
export const network: Detector = { type, detect: (view) => resultFindings(view, type) };
