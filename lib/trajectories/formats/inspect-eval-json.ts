import { only, type Format } from "../format";
import { inspectSample } from "../inspect-log";
import { asArray, asJson, isJson, type Json } from "../plain-values";
import type { RawRecord } from "../raw-record";

/** An Inspect log as one JSON file. */
export const inspectEvalJson: Format = {
  id: "inspect-eval-json",
  family: "inspect",
  title: "Inspect logs (JSON)",
  howTo: "The .json log of an Inspect evaluation; each sample in each epoch is one trajectory.",
  frame: {
    key: "samples",
    needs: ["eval"],
    holds: (first, head) => isJson(first) && (isLog(head) || ("epoch" in first && "input" in first)),
  },
  recognise({ value, frame, raw }) {
    if (isFramed(raw)) return isJson(value) && frame !== null && isLog(frame);
    return isJson(value) && (isLog(value) || isSample(value));
  },
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const read = (sample: Json, log: Json, pointer: string) =>
      inspectSample("inspect-eval-json", record, sample, log, pointer, context);
    if (isFramed(record.raw))
      return [{ kind: "trajectory", trajectory: read(value, record.frame ?? {}, ""), records }];
    if (!isLog(value)) return [{ kind: "trajectory", trajectory: read(value, {}, ""), records }];
    const samples = asArray(value.samples).filter(isJson);
    if (samples.length === 0)
      return [{ kind: "aside", code: "no_samples", detail: "The log holds no samples", records }];
    return samples.map((sample, i) => ({
      kind: "trajectory",
      trajectory: read(sample, value, `/samples/${i}`),
      records,
    }));
  },
};

function isFramed({ place, frame }: RawRecord): boolean {
  return place === "framed" && frame?.key === "samples";
}

/** A sample on its own: a member taken out of an .eval, or a line of samples that were written out. */
function isSample(value: Json): boolean {
  const run = Array.isArray(value.messages) || Array.isArray(value.events);
  return run && typeof value.epoch === "number" && "input" in value && "target" in value;
}

function isLog(value: Json): boolean {
  return isJson(value.eval) && ("status" in value || "version" in value);
}
