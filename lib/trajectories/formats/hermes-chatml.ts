import { isMessageList, mentionsTag } from "../chat-record";
import { only, type Format } from "../format";
import { isJson } from "../plain-values";
import { hermesGrammar } from "../tagged-text";
import { taggedChatTrajectory } from "../tagged-chat";

/** Chat messages with Hermes tags in the text. */
export const hermesChatml: Format = {
  id: "hermes-chatml",
  family: "hermes",
  title: "Hermes function calling, chat messages",
  howTo: "JSON or JSONL; messages of {role, content} with <tool_call> and <tool_response> in the text.",
  base: "openai-chat",
  recognise(record) {
    const { value } = record;
    if (!isJson(value) || !isMessageList(value.messages)) return false;
    return mentionsTag(record, "tool_call");
  },
  normalise(records, context) {
    const trajectory = taggedChatTrajectory("hermes-chatml", only(records), context, hermesGrammar);
    return [{ kind: "trajectory", trajectory, records }];
  },
};
