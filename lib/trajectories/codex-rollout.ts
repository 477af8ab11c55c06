import type { SourceRecord } from "./format";
import type { TrajectoryDraft } from "./normalize";
import { asJson, asNumber, asText, isJson, omit, type Json } from "./plain-values";
import type { PlacedItem } from "./responses-items";

/**
 * Sessions of the Codex command line (`rollout-….jsonl`): Responses items in envelopes, one a line, among lines about
 * the session. Its events tell the same once more for the screen, and are left in the source.
 */

const lineTypes = ["session_meta", "turn_context", "response_item", "event_msg", "compacted"];

export function isRolloutLine(value: unknown): value is Json {
  if (!isJson(value)) return false;
  if (typeof value.type === "string") return lineTypes.includes(value.type) && isJson(value.payload);
  // The first versions had no envelopes, only a line about the session before the items.
  return value.record_type === "state" || ["id", "timestamp", "instructions"].every((key) => key in value);
}

/** The items of a session, in order; what its other lines say goes into the draft. */
export function rolloutItems(draft: TrajectoryDraft, records: readonly SourceRecord[]): PlacedItem[] {
  const itemised = records.some(({ value }) => asJson(value).type === "response_item");
  return records.flatMap((record) => {
    const line = asJson(record.value);
    const at = `/${record.raw.number}`;
    if (!isRolloutLine(line)) return [{ item: line, at }];
    const payload = isJson(line.payload) ? line.payload : line;
    const { timestamp } = line;
    switch (line.type) {
      case "response_item":
        return [{ item: { ...payload, timestamp }, at: `${at}/payload` }];
      case "compacted":
        return [{ item: { type: "compaction", ...payload, timestamp }, at: `${at}/payload` }];
      case "turn_context":
        readModel(draft, payload);
        return [];
      case "event_msg":
        readEvent(draft, payload);
        return itemised ? [] : said(payload, timestamp, `${at}/payload`);
      default:
        return sessionItems(draft, payload, isJson(line.payload) ? `${at}/payload` : at);
    }
  });
}

function sessionItems(draft: TrajectoryDraft, meta: Json, at: string): PlacedItem[] {
  // A session that goes on from another repeats that one's line behind its own.
  if (draft.externalId !== null || asText(meta.id) === null) return [];
  draft.externalId = asText(meta.id);
  draft.session = { id: draft.externalId, index: null };
  draft.createdAt(meta.timestamp, `${at}/timestamp`);
  draft.extra = { ...draft.extra, ...omit(meta, ["id", "timestamp", "instructions", "base_instructions"]) };
  const text = asText(asJson(meta.base_instructions).text) ?? asText(meta.instructions);
  return text === null ? [] : [{ item: { type: "message", role: "system", content: text }, at }];
}

function readModel(draft: TrajectoryDraft, context: Json): void {
  const model = asText(context.model);
  if (model === null) return;
  const params = context.effort === undefined ? {} : { reasoning_effort: context.effort };
  draft.agents = [{ id: "assistant", kind: "agent", name: null, model, params }];
}

function readEvent(draft: TrajectoryDraft, event: Json): void {
  const total = asJson(asJson(event.info).total_token_usage);
  draft.usage.input_tokens = asNumber(total.input_tokens) ?? draft.usage.input_tokens;
  draft.usage.output_tokens = asNumber(total.output_tokens) ?? draft.usage.output_tokens;
  if (event.type === "error") draft.outcome.error = asText(event.message) ?? "error";
  if (event.type === "task_complete" || event.type === "turn_aborted") draft.outcome.end_reason = event.type;
}

const sides: Record<string, string> = { user_message: "user", agent_message: "assistant" };

/** What was said, in a log that has events only. */
function said(event: Json, timestamp: unknown, at: string): PlacedItem[] {
  const type = asText(event.type) ?? "";
  const role = sides[type];
  if (role !== undefined) return [{ item: { type: "message", role, content: event.message, timestamp }, at }];
  if (type !== "agent_reasoning") return [];
  return [{ item: { type: "reasoning", summary: [{ text: event.text }], timestamp }, at }];
}
