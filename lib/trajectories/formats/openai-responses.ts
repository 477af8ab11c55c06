import { isRolloutLine, rolloutItems } from "../codex-rollout";
import { hashId } from "../content-hash";
import { only, type Format, type NormaliseContext, type Normalised, type SourceRecord } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asText, firstText, isJson, omit } from "../plain-values";
import { addPlacedItems, addResponse, addResponseItems } from "../responses-items";

/** Calls and outputs of all kinds, reasoning, and what stands between them. */
const itemType =
  /^(?:reasoning|item_reference|compaction|mcp_list_tools|mcp_approval_re\w+|[a-z_]+_call(?:_output)?)$/;

/** Responses API: a response object with its input, or a bare list of items. */
export const openaiResponses: Format = {
  id: "openai-responses",
  family: "openai",
  title: "OpenAI Responses",
  howTo:
    "JSON or JSONL of response objects (with input, if it was stored beside), or a list of items; a session of Codex.",
  recognise: ({ value }) =>
    (isJson(value) && (value.object === "response" || isItems(value.output) || isItems(value.input))) ||
    isItems(value) ||
    isLine(value),
  wholeArray: isItem,
  // Items one a line are one conversation.
  groupKey: ({ value }) => (isLine(value) ? "" : null),
  normalise(records, context) {
    if (isLine(records[0]?.value)) return [conversation(records, context)];
    const record = only(records);
    const draft = new TrajectoryDraft("openai-responses", record, context);
    if (Array.isArray(record.value)) addResponseItems(draft, record.value, "");
    else {
      const value = asJson(record.value);
      draft.externalId = firstText(value, "id");
      addResponse(draft, value, "");
      draft.session = {
        id: asText(asJson(value.conversation).id) ?? asText(value.conversation),
        index: null,
      };
      draft.extra = omit(value, [
        "id",
        "object",
        "created_at",
        "model",
        "instructions",
        "input",
        "output",
        "tools",
        "usage",
        "conversation",
      ]);
    }
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function conversation(records: SourceRecord[], context: NormaliseContext): Normalised {
  const draft = new TrajectoryDraft("openai-responses", records[0]!, context);
  draft.pointer = null;
  addPlacedItems(draft, rolloutItems(draft, records));
  return { kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records };
}

/** An item that stands alone: a line of a log, or an element of what the API lists. */
function isLine(value: unknown): boolean {
  if (isRolloutLine(value)) return true;
  if (!isItem(value)) return false;
  const { type, content, summary, status, id, call_id: call } = asJson(value);
  if (type === "message")
    return asArray(content).some((part) => /^(?:in|out)put_text$/.test(String(asJson(part).type)));
  if (type === "reasoning") return Array.isArray(summary);
  return call !== undefined || (id !== undefined && status !== undefined);
}

function isItem(value: unknown): boolean {
  if (!isJson(value)) return false;
  if (value.type === "message")
    return "role" in value && "content" in value && !("message" in value) && !("uuid" in value);
  return itemType.test(String(value.type));
}

function isItems(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.some(isItem) &&
    value.every((item) => isItem(item) || (isJson(item) && "role" in item))
  );
}
