import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "execution.failure.tool_not_found";

/** The called tool, command or endpoint does not exist. */
export const toolNotFound: Detector = { type, detect: (view) => resultFindings(view, type) };
