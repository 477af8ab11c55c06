import { addBfclAnswer, addBfclTurns, sumDeep } from "../bfcl";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, firstText, isJson, omit } from "../plain-values";

/** What a model answered to a BFCL question; the question itself is in another file. */
export const bfclResult: Format = {
  id: "bfcl-result",
  family: "bfcl",
  title: "BFCL results",
  howTo: "JSONL (named .json) of {id, result}: calls of a single turn, or turns of steps of calls.",
  recognise: ({ value }) =>
    isJson(value) && "id" in value && (Array.isArray(value.result) || typeof value.result === "string"),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("bfcl-result", record, context);
    draft.externalId = firstText(value, "id");
    draft.taskId = draft.externalId;
    draft.usage.input_tokens = sumDeep(value.input_token_count);
    draft.usage.output_tokens = sumDeep(value.output_token_count);
    const seconds = sumDeep(value.latency);
    draft.usage.duration_ms = seconds === null ? null : Math.round(seconds * 1000);
    const turns = asArray(value.result);
    if (turns.some(Array.isArray)) addBfclTurns(draft, turns, value.inference_log);
    else addBfclAnswer(draft, value.result, "/result");
    draft.extra = omit(value, [
      "id",
      "result",
      "input_token_count",
      "output_token_count",
      "latency",
      "inference_log",
    ]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
