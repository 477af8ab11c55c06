import { addContent } from "./content-parts";
import { channelOf } from "./chat-message";
import type { MessageHead } from "./draft-parts";
import type { TrajectoryDraft } from "./normalize";
import { asArray, asNumber, asText, asJson, isJson, omit, type Json } from "./plain-values";
import { roleOf } from "./roles";
import type { Channel } from "./schema";

/** How a message stands in what surrounds it. */
export interface AnthropicWay {
  head?: Partial<MessageHead>;
  /** True when it goes on with the message before. */
  goesOn?: boolean;
  /** Channel of its text, when not the one of its role. */
  channel?: Channel;
}

const messageMembers = ["role", "content", "id", "type", "model", "usage", "stop_reason", "stop_sequence"];

/** One message of the Anthropic Messages API: text or content blocks; results stand in user messages. */
export function addAnthropicMessage(
  draft: TrajectoryDraft,
  message: Json,
  pointer: string,
  { head = {}, goesOn = false, channel }: AnthropicWay = {},
): void {
  const roleText = asText(message.role);
  const role = roleText === null ? null : roleOf(roleText);
  if (role === null)
    draft.warn(roleText === null ? "role_missing" : "unknown_role", pointer, roleText ?? undefined);
  const extra = omit(message, messageMembers);
  if (!goesOn)
    draft.beginMessage({ role: role ?? "event", roleSource: roleText ?? undefined, pointer, extra, ...head });
  const way = { channel: channel ?? channelOf[head.role ?? role ?? "event"] };
  addContent(draft, message.content, `${pointer}/content`, way);
}

export function addAnthropicSystem(draft: TrajectoryDraft, system: unknown, pointer: string): void {
  if (system === undefined || system === null || system === "") return;
  draft.beginMessage({ role: "system", pointer });
  addContent(draft, system, pointer, { channel: "control" });
}

/** Model, stop reason and token counts of a response message. */
export function readAnthropicHead(draft: TrajectoryDraft, message: Json): void {
  const model = asText(message.model);
  if (model !== null) draft.agents = [{ id: "assistant", kind: "agent", name: null, model, params: {} }];
  draft.outcome.end_reason = asText(message.stop_reason) ?? draft.outcome.end_reason;
  const usage = asJson(message.usage);
  draft.usage.input_tokens = add(draft.usage.input_tokens, usage.input_tokens);
  draft.usage.output_tokens = add(draft.usage.output_tokens, usage.output_tokens);
}

function add(sum: number | null, value: unknown): number | null {
  const number = asNumber(value);
  return number === null ? sum : (sum ?? 0) + number;
}

const blockTypes = ["tool_use", "tool_result", "thinking", "redacted_thinking", "server_tool_use"];

/** True when a message list holds blocks that only this API has. */
export function hasAnthropicBlocks(messages: unknown): boolean {
  return asArray(messages).some(
    (message) =>
      isJson(message) &&
      asArray(message.content).some((part) => isJson(part) && blockTypes.includes(String(part.type))),
  );
}
