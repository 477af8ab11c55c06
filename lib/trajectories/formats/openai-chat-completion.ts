import { addChatCompletion } from "../chat-completion";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, firstText, isJson } from "../plain-values";

/** A bare chat.completion response object: the answer without its prompt. */
export const openaiChatCompletion: Format = {
  id: "openai-chat-completion",
  family: "openai",
  title: "OpenAI chat completion responses",
  howTo: "JSON or JSONL of response objects with choices[].message.",
  recognise({ value }) {
    if (!isJson(value)) return false;
    return asArray(value.choices).some(
      (choice) => isJson(choice) && (isJson(choice.message) || isJson(choice.delta)),
    );
  },
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("openai-chat-completion", record, context);
    draft.externalId = firstText(value, "id");
    addChatCompletion(draft, value, "");
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
