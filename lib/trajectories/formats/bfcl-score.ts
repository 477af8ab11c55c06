import { addBfclAnswer, addBfclTurns } from "../bfcl";
import { addChatMessage, toolDefinitions } from "../chat-message";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asText, firstText, isJson, omit } from "../plain-values";

/** BFCL's score file: a summary line, then the answers that were judged. */
export const bfclScore: Format = {
  id: "bfcl-score",
  family: "bfcl",
  title: "BFCL scores",
  howTo: "JSONL (named .json); the first line is a summary, the others are judged answers.",
  recognise: ({ value }) =>
    isJson(value) && (isSummary(value) || ("valid" in value && ("error" in value || "error_type" in value))),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    if (isSummary(value)) return [{ kind: "aside", code: "summary", detail: "Totals of the file", records }];
    const draft = new TrajectoryDraft("bfcl-score", record, context);
    const prompt = asJson(value.prompt);
    draft.externalId = firstText(prompt, "id") ?? firstText(value, "id");
    draft.taskId = draft.externalId;
    draft.tools = toolDefinitions(prompt.function);
    draft.agents = [
      { id: "assistant", kind: "agent", name: null, model: asText(value.model_name), params: {} },
    ];
    draft.outcome.success = typeof value.valid === "boolean" ? value.valid : null;
    draft.outcome.parts = {
      error_type: value.error_type ?? asJson(value.error).error_type ?? null,
      error: value.error ?? null,
    };
    addQuestion(draft, prompt.question);
    const answer = value.model_result_raw ?? value.model_result ?? value.model_result_decoded;
    if (asArray(answer).some(Array.isArray)) addBfclTurns(draft, asArray(answer), value.inference_log);
    else addBfclAnswer(draft, answer, "/model_result_raw");
    draft.extra = omit(value, ["model_result_raw", "valid", "error", "error_type", "model_name"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function isSummary(value: unknown): boolean {
  return isJson(value) && "accuracy" in value && "total_count" in value;
}

/** A question is a text, or messages, or turns of messages. */
function addQuestion(draft: TrajectoryDraft, question: unknown): void {
  if (typeof question === "string")
    addChatMessage(draft, { role: "user", content: question }, "/prompt/question");
  else
    asArray(question)
      .flat()
      .forEach((message) => addChatMessage(draft, message, "/prompt/question"));
}
