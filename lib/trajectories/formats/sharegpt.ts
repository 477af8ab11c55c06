import { only, type Format } from "../format";
import { thinkGrammar } from "../tagged-text";
import { turnsTrajectory } from "../turns-record";
import { asArray, asJson, isJson } from "../plain-values";

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
    const way = { grammar: thinkGrammar, messages };
    const { chosen, rejected } = asJson(record.value);
    if (!isTurn(chosen) || !isTurn(rejected))
      return [{ kind: "trajectory", trajectory: turnsTrajectory("sharegpt", record, context, way), records }];
    // A preference row: two answers to one conversation.
    return (["chosen", "rejected"] as const).map((answer) => ({
      kind: "trajectory",
      trajectory: turnsTrajectory("sharegpt", record, context, { ...way, answer }),
      records,
      linked: answer === "rejected",
    }));
  },
};

const lists = ["conversations", "messages", "conversation", "items"];

/** The member that holds the turns; some call it as chat records do. */
function turnsKey(value: unknown): string | null {
  if (!isJson(value)) return null;
  const found = lists.find((key) => hasTurns(value[key]));
  if (found) return found;
  return Array.isArray(value.conversations) && value.conversations.length === 0 ? "conversations" : null;
}

function isTurn(value: unknown): boolean {
  return isJson(value) && "from" in value;
}

function hasTurns(value: unknown): boolean {
  return asArray(value).some(isTurn);
}
