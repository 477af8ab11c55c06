import { addChatCompletion } from "../chat-completion";
import { hashId } from "../content-hash";
import type { Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, firstText, isJson } from "../plain-values";
import { assembleStream } from "../stream-assembly";

/** A bare chat.completion response object: the answer without its prompt. */
export const openaiChatCompletion: Format = {
  id: "openai-chat-completion",
  family: "openai",
  title: "OpenAI chat completion responses",
  howTo: "JSON or JSONL of response objects with choices[].message.",
  recognise({ value }) {
    if (!isJson(value)) return false;
    return asArray(value.choices).some(
      (choice) =>
        isJson(choice) && (isJson(choice.message) || isJson(choice.delta) || typeof choice.text === "string"),
    );
  },
  // A streamed answer comes in pieces that share its id.
  groupKey: ({ value }) =>
    asJson(value).object === "chat.completion.chunk" ? firstText(asJson(value), "id") : null,
  normalise(records, context) {
    const record = records[0]!;
    const pieces = records.map((piece) => asJson(piece.value));
    const streamed = pieces.some((piece) => piece.object === "chat.completion.chunk");
    const value = (streamed ? assembleStream(pieces) : null) ?? asJson(record.value);
    const draft = new TrajectoryDraft("openai-chat-completion", record, context);
    draft.externalId = firstText(value, "id");
    addChatCompletion(draft, value, "");
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
