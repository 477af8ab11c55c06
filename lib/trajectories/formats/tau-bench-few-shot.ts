import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asJson, asText, isJson, omit } from "../plain-values";
import { addTranscript } from "../transcript";

/** Few-shot examples of tau-bench: one text with "role: text" lines per record. */
export const tauBenchFewShot: Format = {
  id: "tau-bench-few-shot",
  family: "tau-bench",
  title: "tau-bench few-shot examples",
  howTo: "JSONL of few_shot_data: each line has messages_display, a conversation as text.",
  recognise: ({ value }) => isJson(value) && typeof value.messages_display === "string",
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("tau-bench-few-shot", record, context);
    draft.externalId = asText(value.id);
    addTranscript(draft, asText(value.messages_display) ?? "", "/messages_display", {
      line: /^(system|user|assistant|tool): ?/i,
      // Calls were printed as the text None; the call itself is not in the file.
      silent: /^None$/,
    });
    draft.extra = omit(value, ["id", "messages_display"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
