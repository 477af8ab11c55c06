import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "execution.failure.bad_query";

/** A lookup was malformed or aimed at something that does not exist. */
export const badQuery: Detector = { type, detect: (view) => resultFindings(view, type) };
