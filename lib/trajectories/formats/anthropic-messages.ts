import {
  addAnthropicMessage,
  addAnthropicSystem,
  hasAnthropicBlocks,
  readAnthropicHead,
} from "../anthropic-message";
import { toolDefinitions } from "../chat-message";
import { readChatHead } from "../chat-record";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, isJson, omit } from "../plain-values";

/** Anthropic Messages: system outside the messages, content blocks, results in user messages. */
export const anthropicMessages: Format = {
  id: "anthropic-messages",
  family: "anthropic",
  title: "Anthropic messages",
  howTo: "JSON or JSONL of request bodies (or stored conversations) with messages of content blocks.",
  base: "openai-chat",
  recognise({ value }) {
    if (!isJson(value)) return Array.isArray(value) && hasAnthropicBlocks(value);
    if (!Array.isArray(value.messages))
      return value.type === "message" && value.role === "assistant" && Array.isArray(value.content);
    const schemas = asArray(value.tools).some((tool) => isJson(tool) && "input_schema" in tool);
    return hasAnthropicBlocks(value.messages) || ("system" in value && schemas);
  },
  normalise(records, context) {
    const record = only(records);
    const draft = new TrajectoryDraft("anthropic-messages", record, context);
    const bare = Array.isArray(record.value);
    const value = asJson(record.value);
    if (!bare) {
      readChatHead(draft, value, "messages");
      draft.tools = toolDefinitions(value.tools);
      addAnthropicSystem(draft, value.system, "/system");
      draft.extra = omit(draft.extra, [
        "system",
        "usage",
        "stop_reason",
        "stop_sequence",
        "content",
        "role",
        "type",
      ]);
    }
    const messages = asArray(bare ? record.value : value.messages);
    messages.forEach((message, i) =>
      addAnthropicMessage(draft, asJson(message), `${bare ? "" : "/messages"}/${i}`),
    );
    // A stored response is one message, alone or behind its request.
    if (Array.isArray(value.content)) addAnthropicMessage(draft, value, "");
    if (!bare) readAnthropicHead(draft, value);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
