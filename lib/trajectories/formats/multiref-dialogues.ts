import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asText, firstText, isJson, omit } from "../plain-values";

/** Dialogues with several reference responses per turn; two speakers take turns. */
export const multirefDialogues: Format = {
  id: "multiref-dialogues",
  family: "multi-gt",
  title: "Multi-reference dialogues",
  howTo: "JSONL of {dialogue: [{text, responses}]}; the responses stay with the turn they answer.",
  recognise: ({ value }) =>
    isJson(value) &&
    asArray(value.dialogue).some((turn) => isJson(turn) && "text" in turn && Array.isArray(turn.responses)),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("multiref-dialogues", record, context);
    draft.externalId = firstText(value, "id", "index");
    draft.domain = asText(value.topic);
    asArray(value.dialogue)
      .map(asJson)
      .forEach((turn, i) => {
        const pointer = `/dialogue/${i}`;
        draft.beginMessage({
          role: i % 2 === 0 ? "user" : "assistant",
          pointer,
          extra: omit(turn, ["text"]),
        });
        draft.text(asText(turn.text) ?? "", "visible", { pointer: `${pointer}/text` });
      });
    draft.extra = omit(value, ["id", "index", "dialogue", "topic"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
