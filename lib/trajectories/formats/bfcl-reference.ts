import type { Format } from "../format";
import { isJson } from "../plain-values";

/** BFCL's questions and possible answers: they belong to results but are no runs. */
export const bfclReference: Format = {
  id: "bfcl-reference",
  family: "bfcl",
  title: "BFCL questions and answers",
  howTo: "JSONL of {id, question, …} or {id, ground_truth}; holds no trajectories.",
  recognise({ value }) {
    if (!isJson(value) || !("id" in value)) return false;
    const about = ["function", "initial_config", "path", "involved_classes"].some((key) => key in value);
    return ("question" in value && about) || ("ground_truth" in value && !("messages" in value));
  },
  normalise: (records) => [
    { kind: "aside", code: "reference_row", detail: "A question or its expected answer", records },
  ],
};
