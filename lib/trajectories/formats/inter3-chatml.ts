import { mentionsTag } from "../chat-record";
import { only, type Format } from "../format";
import { asText, isJson, omit } from "../plain-values";
import { strategyLabel } from "../strategy-label";
import { taggedChatTrajectory } from "../tagged-chat";
import { inter3Grammar } from "../tagged-text";

/** INTER3: what an assistant writes outside tags is latent, only `<answer>` reaches the user. */
export const inter3Chatml: Format = {
  id: "inter3-chatml",
  family: "inter3",
  title: "INTER3 interleaved interaction",
  howTo:
    "JSON or JSONL; messages whose assistant text has <answer> and <tool_call> spans, with a strategy if known.",
  base: "openai-chat",
  recognise(record) {
    const { value } = record;
    if (!isJson(value) || !(Array.isArray(value.messages) || Array.isArray(value.conversations)))
      return false;
    return mentionsTag(record, "answer");
  },
  normalise(records, context) {
    const trajectory = taggedChatTrajectory(
      "inter3-chatml",
      only(records),
      context,
      inter3Grammar,
      (draft, value) => {
        const strategy = strategyLabel(value.strategy, value.sub_strategy);
        if (strategy) draft.labels = { strategy };
        draft.extra = omit(draft.extra, ["strategy", "sub_strategy"]);
        draft.outcome.end_reason = asText(value.end_reason);
      },
    );
    return [{ kind: "trajectory", trajectory, records }];
  },
};
