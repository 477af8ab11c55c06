import { addChatMessage } from "./chat-message";
import type { TrajectoryDraft } from "./normalize";
import { asArray, asJson, asNumber, asText, isJson, omit, type Json } from "./plain-values";

/** Reads a chat.completion response: its first choice as the answer, the other choices stay in `extra`. */
export function addChatCompletion(draft: TrajectoryDraft, response: Json, pointer: string): void {
  const choices = asArray(response.choices);
  const choice = asJson(choices[0]);
  const message = isJson(choice.message) ? choice.message : choice.delta;
  const at = `${pointer}/choices/0/${isJson(choice.message) ? "message" : "delta"}`;
  if (isJson(message)) addChatMessage(draft, { role: "assistant", ...message }, at);
  else if (typeof choice.text === "string")
    addChatMessage(draft, { role: "assistant", content: choice.text }, `${pointer}/choices/0`);
  draft.outcome.end_reason = asText(choice.finish_reason);
  readChatUsage(draft, response.usage);
  draft.createdAt(response.created, `${pointer}/created`);
  const model = asText(response.model);
  if (model !== null) draft.agents = [{ id: "assistant", kind: "agent", name: null, model, params: {} }];
  const rest = omit(response, ["id", "object", "created", "model", "usage", "choices"]);
  if (choices.length > 1) draft.warn("other_choices", `${pointer}/choices/1`, String(choices.length - 1));
  draft.extra = {
    ...draft.extra,
    ...rest,
    ...(choices.length > 1 ? { other_choices: choices.slice(1) } : {}),
  };
}

/** Token counts under either pair of names. */
export function readChatUsage(draft: TrajectoryDraft, given: unknown): void {
  const usage = asJson(given);
  draft.usage.input_tokens ??= asNumber(usage.prompt_tokens ?? usage.input_tokens);
  draft.usage.output_tokens ??= asNumber(usage.completion_tokens ?? usage.output_tokens);
}
