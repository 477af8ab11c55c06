import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "environment.exhaustion.malformed_response";

/** A dependency answered with something unreadable. */
export const malformedResponse: Detector = { type, detect: (view) => resultFindings(view, type) };
