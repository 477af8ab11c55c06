import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "environment.exhaustion.context_overflow";

/** A text was too long for a model or a limit. */
export const contextOverflow: Detector = { type, detect: (view) => resultFindings(view, type) };
