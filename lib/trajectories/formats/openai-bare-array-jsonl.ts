import { chatTrajectory, isMessageList } from "../chat-record";
import { only, type Format } from "../format";

/** JSONL whose lines are message lists without an object around them. */
export const openaiBareArray: Format = {
  id: "openai-bare-array-jsonl",
  family: "openai",
  title: "Bare message lists, one a line",
  howTo: "JSONL; each line is an array of {role, content}.",
  recognise: ({ value }) => isMessageList(value),
  normalise(records, context) {
    const trajectory = chatTrajectory("openai-bare-array-jsonl", only(records), context, { messages: "" });
    return [{ kind: "trajectory", trajectory, records }];
  },
};
