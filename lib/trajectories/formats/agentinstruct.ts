import { only, type Format } from "../format";
import { asArray, isJson } from "../plain-values";
import { hasAction, reactTexts, reactTrajectory } from "../react-text";

/** AgentInstruct: ReAct text with a loss per turn, or under role and content. */
export const agentInstruct: Format = {
  id: "agentinstruct",
  family: "training-sets",
  title: "AgentInstruct",
  howTo: "JSON or JSONL of {id, conversations} with Think: and Act: text.",
  base: "sharegpt",
  recognise({ value }) {
    if (!isJson(value) || "tools" in value) return false;
    const turns = asArray(value.conversations).filter(isJson);
    if (turns.some((turn) => "loss" in turn)) return true;
    const texts = reactTexts(value);
    if (texts.some((text) => /(?:^|\n)[ \t]*Act[ \t]*:/i.test(text))) return true;
    return turns.some((turn) => "role" in turn) && texts.some(hasAction);
  },
  normalise: (records, context) => [
    { kind: "trajectory", trajectory: reactTrajectory("agentinstruct", only(records), context), records },
  ],
};
