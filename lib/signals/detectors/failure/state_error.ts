import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "execution.failure.state_error";

/** The call did not fit the present state of what it acts on. */
export const stateError: Detector = { type, detect: (view) => resultFindings(view, type) };
