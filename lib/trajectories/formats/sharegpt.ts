import { only, type Format } from "../format";
import { thinkGrammar } from "../tagged-text";
import { turnsTrajectory } from "../turns-record";
import { asArray, isJson } from "../plain-values";

/** Conversations of {from, value} turns; calls and results are turns of their own. */
export const sharegpt: Format = {
  id: "sharegpt",
  family: "sharegpt",
  title: "ShareGPT conversations",
  howTo:
    "JSON or JSONL; each record has conversations with from (human, gpt, function_call, observation) and value.",
  recognise: ({ value }) => isJson(value) && hasTurns(value.conversations),
  normalise(records, context) {
    const trajectory = turnsTrajectory("sharegpt", only(records), context, { grammar: thinkGrammar });
    return [{ kind: "trajectory", trajectory, records }];
  },
};

function hasTurns(value: unknown): boolean {
  return asArray(value).some((turn) => isJson(turn) && "from" in turn);
}
