import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "environment.exhaustion.timeout";

/** A call ran out of time. */
export const timeout: Detector = { type, detect: (view) => resultFindings(view, type) };
