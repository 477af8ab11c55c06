import type { Detector } from "../../detector";
import { resultFindings } from "../result-findings";

const type = "execution.failure.invalid_args";

/** A tool refused the arguments it was given. */
export const invalidArgs: Detector = { type, detect: (view) => resultFindings(view, type) };
