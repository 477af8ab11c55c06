import { addChatMessage, toolDefinitions } from "./chat-message";
import { readChatHead, systemText } from "./chat-record";
import { hashId } from "./content-hash";
import { markedTools } from "./declared-tools";
import type { NormaliseContext, SourceRecord } from "./format";
import { TrajectoryDraft } from "./normalize";
import { asArray, asJson, asText, isJson, type Json } from "./plain-values";
import type { Trajectory } from "./schema";
import type { TagGrammar } from "./tagged-text";
import { addResults, addTurn } from "./turns-record";

/** A record of chat messages (or turns) whose assistant text holds calls and answers as tags. */
export function taggedChatTrajectory(
  format: string,
  record: SourceRecord,
  context: NormaliseContext,
  grammar: TagGrammar,
  head: (draft: TrajectoryDraft, value: Json) => void = () => undefined,
): Trajectory {
  const value = asJson(record.value);
  const key = Array.isArray(value.messages) ? "messages" : "conversations";
  const draft = new TrajectoryDraft(format, record, context);
  readChatHead(draft, value, key);
  if (draft.tools.length === 0) draft.tools = toolDefinitions(markedTools(systemText(value)));
  head(draft, value);
  asArray(value[key]).forEach((message, i) => {
    const pointer = `/${key}/${i}`;
    if (isJson(message) && "from" in message) addTurn(draft, message, pointer, { grammar });
    else if (isResponse(message)) addResponse(draft, message, pointer);
    else addChatMessage(draft, message, pointer, { grammar });
  });
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}

/** Results stand in a tool message or, with Qwen, in a user message; the tags tell. */
function isResponse(message: unknown): message is Json {
  return (
    isJson(message) && typeof message.content === "string" && /^\s*<tool_response>/.test(message.content)
  );
}

function addResponse(draft: TrajectoryDraft, message: Json, pointer: string): void {
  const role = asText(message.role) ?? "tool";
  draft.beginMessage({ role: "tool", actor: "environment", roleSource: role, pointer });
  addResults(draft, message.content, `${pointer}/content`);
}
