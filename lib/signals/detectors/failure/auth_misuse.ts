import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "execution.failure.auth_misuse";

/** The call lacked the credentials or the rights it needs. */
export const authMisuse: Detector = { type, detect: (view) => resultFindings(view, type) };
