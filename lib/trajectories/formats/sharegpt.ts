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
    "JSON or JSONL; each record has conversations (or messages) with from (human, gpt, function_call, observation) and value.",
  recognise: ({ value }) => turnsKey(value) !== null,
  normalise(records, context) {
    const record = only(records);
    const messages = turnsKey(record.value) ?? "conversations";
    const trajectory = turnsTrajectory("sharegpt", record, context, { grammar: thinkGrammar, messages });
    return [{ kind: "trajectory", trajectory, records }];
  },
};

/** The member that holds the turns; some call it as chat records do. */
function turnsKey(value: unknown): "conversations" | "messages" | null {
  if (!isJson(value)) return null;
  if (hasTurns(value.conversations)) return "conversations";
  return hasTurns(value.messages) ? "messages" : null;
}

function hasTurns(value: unknown): boolean {
  return asArray(value).some((turn) => isJson(turn) && "from" in turn);
}
