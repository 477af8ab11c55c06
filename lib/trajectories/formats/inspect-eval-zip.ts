import { only, type Format } from "../format";
import { inspectSample } from "../inspect-log";
import { asJson, isJson } from "../plain-values";

/** An Inspect log as an archive with a member per sample. */
export const inspectEvalZip: Format = {
  id: "inspect-eval-zip",
  family: "inspect",
  title: "Inspect logs (.eval)",
  howTo: "The .eval log of an Inspect evaluation; each sample in each epoch is one trajectory.",
  recognise: ({ value, raw }) => raw.place === "archived" && isJson(value),
  normalise(records, context) {
    const record = only(records);
    if (!record.raw.key?.startsWith("samples/"))
      return [{ kind: "aside", code: "no_samples", detail: "The log holds no samples", records }];
    const trajectory = inspectSample(
      "inspect-eval-zip",
      record,
      asJson(record.value),
      record.frame ?? {},
      "",
      context,
    );
    return [{ kind: "trajectory", trajectory, records }];
  },
};
