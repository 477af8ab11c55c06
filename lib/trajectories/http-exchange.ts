import { addAnthropicMessage, addAnthropicSystem, readAnthropicHead } from "./anthropic-message";
import { addChatMessage, toolDefinitions } from "./chat-message";
import { addChatCompletion } from "./chat-completion";
import { hashId } from "./content-hash";
import { only, type Normalised, type NormaliseContext, type SourceRecord } from "./format";
import { parseInnerJson } from "./inner-json";
import { TrajectoryDraft } from "./normalize";
import { asArray, asJson, asText, isJson, omit, type Json } from "./plain-values";
import { addResponse } from "./responses-items";
import { assembleStream, streamEvents } from "./stream-assembly";

/**
 * A recorded HTTP exchange with a model: {uri, request, response} with the bodies as JSON or text. A line of a batch
 * is one too: its request, or its answer, under a `custom_id`.
 */
export function isExchange(value: unknown): value is Json {
  if (!isJson(value)) return false;
  if ("custom_id" in value) return ["body", "params", "response", "result"].some((key) => isJson(value[key]));
  if (!("request" in value && "response" in value)) return false;
  return uriOf(value) !== "" || ["messages", "input", "prompt"].some((key) => key in asJson(value.request));
}

function uriOf(value: Json): string {
  return asText(value.uri ?? value.url ?? asJson(value.request).uri ?? asJson(value.request).url) ?? "";
}

export function isAnthropicExchange(value: Json): boolean {
  const uri = uriOf(value);
  if (/anthropic|\/v1\/messages\b/.test(uri) || isJson(value.params) || isJson(value.result)) return true;
  return !/openai/.test(uri) && asJson(bodyOf(value.response)).type === "message";
}

export function exchange(format: string, records: SourceRecord[], context: NormaliseContext): Normalised[] {
  const record = only(records);
  const value = asJson(record.value);
  const request = asJson(bodyOf(value.request ?? value.params ?? value.body));
  const result = asJson(value.result);
  const response = asJson(bodyOf(value.response ?? result.message ?? omit(result, ["type"])));
  const draft = new TrajectoryDraft(format, record, context);
  draft.externalId = asText(value.custom_id) ?? asText(response.id);
  if (isAnthropicExchange(value)) addAnthropic(draft, request, response);
  else if (response.object === "response" || Array.isArray(response.output) || "input" in request)
    addResponse(draft, response, "/response", request, "/request");
  else addChat(draft, request, response);
  const given = asJson(response.error);
  const error = isJson(given.error) ? given.error : given;
  draft.outcome.error ??= asText(error.message) ?? asText(error.type) ?? asText(response.error);
  draft.extra = {
    ...omit(value, ["request", "response", "params", "body", "result"]),
    request: omit(request, ["messages", "input", "system", "tools", "functions", "instructions"]),
    response: omit(response, ["choices", "output", "content", "tools", "usage", "instructions"]),
  };
  return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
}

/** A body is JSON, JSON as text, or the text of a stream; recorders may wrap it once more. */
function bodyOf(given: unknown): unknown {
  const inner =
    isJson(given) && ("body" in given || "content" in given) && !("messages" in given) && !("type" in given)
      ? (given.body ?? given.content)
      : given;
  const text = isJson(inner) && "string" in inner ? inner.string : inner;
  const events = streamEvents(text);
  if (events) return assembleStream(events) ?? text;
  return typeof text === "string" ? (parseInnerJson(text) ?? text) : text;
}

function addChat(draft: TrajectoryDraft, request: Json, response: Json): void {
  draft.tools = toolDefinitions(request.tools ?? request.functions);
  asArray(request.messages).forEach((message, i) => addChatMessage(draft, message, `/request/messages/${i}`));
  if (typeof request.prompt === "string")
    addChatMessage(draft, { role: "user", content: request.prompt }, "/request/prompt");
  addChatCompletion(draft, response, "/response");
  const model = asText(response.model) ?? asText(request.model);
  if (model !== null) draft.agents = [{ id: "assistant", kind: "agent", name: null, model, params: {} }];
}

function addAnthropic(draft: TrajectoryDraft, request: Json, response: Json): void {
  draft.tools = toolDefinitions(request.tools);
  addAnthropicSystem(draft, request.system, "/request/system");
  asArray(request.messages).forEach((message, i) =>
    addAnthropicMessage(draft, asJson(message), `/request/messages/${i}`),
  );
  // The older completions are one text on each side.
  if (typeof request.prompt === "string")
    addAnthropicMessage(draft, { role: "user", content: request.prompt }, "/request/prompt");
  if (typeof response.completion === "string")
    addAnthropicMessage(draft, { role: "assistant", content: response.completion }, "/response/completion");
  if ("content" in response) addAnthropicMessage(draft, response, "/response");
  readAnthropicHead(draft, { model: request.model, ...response });
}
