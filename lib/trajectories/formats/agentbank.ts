import { only, type Format } from "../format";
import { hasAction, reactTexts, reactTrajectory } from "../react-text";

/** AgentBank and ETO: Thought: and Action: text, observations in human turns. */
export const agentBank: Format = {
  id: "agentbank",
  family: "training-sets",
  title: "AgentBank and ETO",
  howTo:
    "JSON or JSONL of {id, conversations} with Thought: and Action: text and Observation: in human turns.",
  base: "sharegpt",
  recognise: ({ value }) =>
    reactTexts(value).some((text) => /(?:^|\n)[ \t]*Thought[ \t]*:/i.test(text) && hasAction(text)),
  normalise: (records, context) => [
    { kind: "trajectory", trajectory: reactTrajectory("agentbank", only(records), context), records },
  ],
};
