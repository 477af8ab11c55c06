import { chatTrajectory } from "../chat-record";
import { only, type Format } from "../format";
import { asArray, isJson } from "../plain-values";

/** ToolMind: chat messages under `conversations`, calls without ids, thinking in the text. */
export const toolmind: Format = {
  id: "toolmind",
  family: "training-sets",
  title: "ToolMind",
  howTo: "JSONL of {tools, conversations} with role and content.",
  recognise({ value }) {
    return (
      isJson(value) &&
      "tools" in value &&
      asArray(value.conversations).some((turn) => isJson(turn) && "role" in turn && !("from" in turn))
    );
  },
  normalise(records, context) {
    const trajectory = chatTrajectory("toolmind", only(records), context, { messages: "conversations" });
    return [{ kind: "trajectory", trajectory, records }];
  },
};
