import { chatTrajectory, isMessageList, readChatHead, writtenMessages } from "../chat-record";
import { addChatMessage, toolDefinitions } from "../chat-message";
import { isRolelessMessage } from "../framework-message";
import { hashId } from "../content-hash";
import { only, type Format, type NormaliseContext, type SourceRecord } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, isJson, omit, type Json } from "../plain-values";

/** Chat messages with roles, as OpenAI writes them: one object with `messages` per record, or one list of messages. */
export const openaiChat: Format = {
  id: "openai-chat",
  family: "openai",
  title: "OpenAI chat messages",
  howTo:
    "JSON or JSONL; each record has messages with role and content, tool_calls as in the chat completions API.",
  recognise: ({ value, alone }) =>
    messagesKey(value) !== null || sidesOf(value).length > 0 || (alone && isMessageList(value)),
  // One list of messages alone in a file is one conversation.
  wholeArray: (first) =>
    isJson(first) &&
    ("role" in first || isRolelessMessage(first)) &&
    !["messages", "conversations", "seq"].some((key) => key in first),
  normalise(records, context) {
    const record = only(records);
    const { value } = record;
    const sides = sidesOf(value);
    if (sides.length > 0) return sides.map((side) => sideOf(side, sides.length, record, context));
    const messages = messagesKey(value) ?? "";
    const trajectory = chatTrajectory("openai-chat", record, context, { messages });
    return [{ kind: "trajectory", trajectory, records }];
  },
};

/** What people call the list of messages; the first two may be empty in a record of this format. */
const lists = [
  "messages",
  "conversation",
  "conversations",
  "dialogue",
  "dialog",
  "chat",
  "turns",
  "chat_history",
  "contents",
];

function messagesKey(value: unknown): string | null {
  if (!isJson(value)) return null;
  if (Array.isArray(value.messages) && value.messages.length === 0) return "messages";
  const holds = (list: unknown) =>
    isMessageList(list) || (typeof list === "string" && writtenMessages(list) !== null);
  return lists.find((key) => holds(value[key])) ?? null;
}

/** One run of a record that keeps the prompt and what followed apart. */
interface Side {
  /** Path to the prompt's messages, and the member with what followed. */
  prompt: string;
  answer: string;
  /** Which side of a preference it is, or null. */
  preference: string | null;
}

const pairs: readonly Side[] = [
  { prompt: "/input/messages", answer: "preferred_output", preference: "preferred" },
  { prompt: "/input/messages", answer: "non_preferred_output", preference: "non_preferred" },
  { prompt: "/prompt", answer: "chosen", preference: "preferred" },
  { prompt: "/prompt", answer: "rejected", preference: "non_preferred" },
  { prompt: "/prompt", answer: "completion", preference: null },
  { prompt: "/prompt", answer: "response", preference: null },
];

/** The runs of a preference row (two on one prompt), or of a prompt with its continuation. */
function sidesOf(value: unknown): Side[] {
  if (!isJson(value)) return [];
  return pairs.filter(({ prompt, answer, preference }) => {
    const after = value[answer];
    const before = promptOf(value, prompt, after);
    if (!Array.isArray(after) || (before.length === 0 && preference === null)) return false;
    return isMessageList([...before, ...after]);
  });
}

/** The prompt's messages; a pair may repeat them on each side, beside a prompt that is a plain text. */
function promptOf(value: Json, path: string, after: unknown): readonly unknown[] {
  if (path !== "/prompt") return asArray(asJson(value.input).messages);
  if (typeof value.prompt !== "string") return asArray(value.prompt);
  const repeated = asArray(after).some((message) => asJson(message).role === "user");
  return repeated ? [] : [{ role: "user", content: value.prompt }];
}

function sideOf(
  { prompt, answer, preference }: Side,
  sides: number,
  record: SourceRecord,
  context: NormaliseContext,
) {
  const value = asJson(record.value);
  const input = asJson(value.input);
  const draft = new TrajectoryDraft("openai-chat", record, context);
  readChatHead(draft, value, answer);
  if (draft.tools.length === 0) draft.tools = toolDefinitions(input.tools);
  promptOf(value, prompt, value[answer]).forEach((message, i) =>
    addChatMessage(draft, message, typeof value.prompt === "string" ? "/prompt" : `${prompt}/${i}`),
  );
  asArray(value[answer]).forEach((message, i) => addChatMessage(draft, message, `/${answer}/${i}`));
  draft.extra = {
    ...omit(draft.extra, ["prompt", "input", ...pairs.map((pair) => pair.answer)]),
    ...omit(input, ["messages", "tools"]),
    ...(preference === null ? {} : { preference }),
  };
  const own = draft.externalId;
  if (own !== null && preference !== null) draft.externalId = `${own}#${preference}`;
  const trajectory = draft.finish((t) => hashId(t, context.sha256));
  const linked = sides > 1 && preference === "non_preferred";
  return { kind: "trajectory" as const, trajectory, records: [record], linked };
}
