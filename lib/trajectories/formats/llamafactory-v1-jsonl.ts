import { chatTrajectory } from "../chat-record";
import { only, type Format } from "../format";
import { asArray, isJson } from "../plain-values";

/** LLaMA-Factory's own messages: content is always a list of typed parts, their text under `value`. */
export const llamafactoryV1: Format = {
  id: "llamafactory-v1-jsonl",
  family: "openai",
  title: "LLaMA-Factory v1 messages",
  howTo: "JSONL; messages whose content is a list of {type, value}; tools as a JSON string.",
  recognise({ value }) {
    if (!isJson(value)) return false;
    return asArray(value.messages).some(
      (message) => isJson(message) && asArray(message.content).some(hasValue),
    );
  },
  normalise(records, context) {
    const trajectory = chatTrajectory("llamafactory-v1-jsonl", only(records), context, {
      messages: "messages",
    });
    return [{ kind: "trajectory", trajectory, records }];
  },
};

function hasValue(part: unknown): boolean {
  return isJson(part) && "type" in part && "value" in part && !("text" in part);
}
