import { chatTrajectory, isMessageList } from "../chat-record";
import { addChatMessage, toolDefinitions } from "../chat-message";
import { hashId } from "../content-hash";
import { only, type Format, type NormaliseContext, type Normalised, type SourceRecord } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, firstText, isJson, omit, type Json } from "../plain-values";

/** Chat messages with roles, as OpenAI writes them: one object with `messages` per record, or one list of messages. */
export const openaiChat: Format = {
  id: "openai-chat",
  family: "openai",
  title: "OpenAI chat messages",
  howTo:
    "JSON or JSONL; each record has messages with role and content, tool_calls as in the chat completions API.",
  recognise: ({ value, alone }) => isChat(value) || isPreference(value) || (alone && isMessageList(value)),
  // One list of messages alone in a file is one conversation.
  wholeArray: (first) =>
    isJson(first) && "role" in first && !("messages" in first) && !("conversations" in first),
  normalise(records, context) {
    const record = only(records);
    const { value } = record;
    if (isPreference(value)) return preference(record, asJson(value), context);
    const messages = Array.isArray(value) ? "" : "messages";
    const trajectory = chatTrajectory("openai-chat", record, context, { messages });
    return [{ kind: "trajectory", trajectory, records }];
  },
};

function isChat(value: unknown): boolean {
  return (
    isJson(value) &&
    (isMessageList(value.messages) || (Array.isArray(value.messages) && value.messages.length === 0))
  );
}

function isPreference(value: unknown): boolean {
  return isJson(value) && Array.isArray(value.preferred_output) && isJson(value.input);
}

/** A preference row is two runs on one prompt. */
function preference(record: SourceRecord, value: Json, context: NormaliseContext): Normalised[] {
  const input = asJson(value.input);
  const sides = [
    ["preferred", "preferred_output"],
    ["non_preferred", "non_preferred_output"],
  ] as const;
  return sides
    .filter(([, key]) => Array.isArray(value[key]))
    .map(([side, key]) => {
      const draft = new TrajectoryDraft("openai-chat", record, context);
      draft.tools = toolDefinitions(input.tools);
      asArray(input.messages).forEach((message, i) => addChatMessage(draft, message, `/input/messages/${i}`));
      asArray(value[key]).forEach((message, i) => addChatMessage(draft, message, `/${key}/${i}`));
      draft.extra = {
        ...omit(value, ["input", "preferred_output", "non_preferred_output", "id"]),
        ...omit(input, ["messages", "tools"]),
        preference: side,
      };
      const own = firstText(value, "id");
      const trajectory = draft.finish((t) => hashId(t, context.sha256));
      if (own !== null) trajectory.external_id = `${own}#${side}`;
      return { kind: "trajectory" as const, trajectory, records: [record], linked: side !== "preferred" };
    });
}
