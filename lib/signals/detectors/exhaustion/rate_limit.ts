import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "environment.exhaustion.rate_limit";

/** A dependency refused because of quota or rate. */
export const rateLimit: Detector = { type, detect: (view) => resultFindings(view, type) };
