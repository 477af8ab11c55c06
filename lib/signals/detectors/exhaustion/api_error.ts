import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "environment.exhaustion.api_error";

/** A dependency failed on its own side. */
export const apiError: Detector = { type, detect: (view) => resultFindings(view, type) };
