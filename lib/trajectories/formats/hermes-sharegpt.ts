import { mentionsTag } from "../chat-record";
import { only, type Format } from "../format";
import { asArray, isJson } from "../plain-values";
import { hermesGrammar } from "../tagged-text";
import { taggedChatTrajectory } from "../tagged-chat";

/** ShareGPT turns with Hermes tags in the text. */
export const hermesSharegpt: Format = {
  id: "hermes-sharegpt",
  family: "hermes",
  title: "Hermes function calling, ShareGPT turns",
  howTo: "JSON or JSONL; conversations of {from, value} with <tool_call> and <tool_response> in the text.",
  base: "sharegpt",
  recognise(record) {
    const { value } = record;
    if (!isJson(value) || !asArray(value.conversations).some((turn) => isJson(turn) && "from" in turn))
      return false;
    return mentionsTag(record, "tool_call");
  },
  normalise(records, context) {
    const trajectory = taggedChatTrajectory("hermes-sharegpt", only(records), context, hermesGrammar);
    return [{ kind: "trajectory", trajectory, records }];
  },
};
