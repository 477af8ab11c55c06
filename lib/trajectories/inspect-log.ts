import { addChatMessage, toolDefinitions } from "./chat-message";
import { hashId } from "./content-hash";
import type { NormaliseContext, SourceRecord } from "./format";
import { TrajectoryDraft } from "./normalize";
import { asArray, asInteger, asJson, asNumber, asText, isJson, omit, type Json } from "./plain-values";
import type { Trajectory } from "./schema";

/** A sample of an Inspect log: one run on one input in one epoch. */

const mapped = [
  "id",
  "epoch",
  "messages",
  "events",
  "attachments",
  "scores",
  "score",
  "model_usage",
  "total_time",
  "error",
  "limit",
  "message_pool",
  "transcript",
  "output",
  "started_at",
  "events_data",
];

/** @param log the log's header: eval, status, plan */
export function inspectSample(
  format: string,
  record: SourceRecord,
  sample: Json,
  log: Json,
  pointer: string,
  context: NormaliseContext,
): Trajectory {
  const draft = new TrajectoryDraft(format, record, context);
  if (pointer !== "") draft.pointer = record.raw.pointer + pointer;
  const run = asJson(log.eval);
  draft.taskId = asText(sample.id);
  draft.trial = asInteger(sample.epoch);
  if (draft.taskId !== null)
    draft.externalId = draft.trial === null ? draft.taskId : `${draft.taskId}#${draft.trial}`;
  const events = asArray(sample.events ?? asJson(sample.transcript).events).filter(isJson);
  draft.createdAt(sample.started_at ?? events[0]?.timestamp ?? run.created, `${pointer}/started_at`);
  draft.agents = [
    {
      id: "assistant",
      kind: "agent",
      name: asText(run.solver),
      model: asText(run.model) ?? asText(asJson(sample.output).model),
      params: asJson(run.model_generate_config),
    },
    ...subAgents(events),
  ];
  readScores(draft, sample);
  readUsage(draft, sample);
  const resolve = resolver(sample);
  const times = eventTimes(events);
  draft.tools = toolDefinitions(events.findLast((event) => event.event === "model")?.tools);
  messagesOf(sample, events).forEach((given, i) => {
    const message = resolve(given);
    if (isJson(message)) addSampleMessage(draft, message, `${pointer}/messages/${i}`, times);
  });
  draft.extra = {
    ...omit(sample, mapped),
    eval: omit(run, ["model", "model_generate_config"]),
    ...approvals(events),
  };
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}

function addSampleMessage(
  draft: TrajectoryDraft,
  message: Json,
  pointer: string,
  times: ReadonlyMap<string, unknown>,
): void {
  const time = times.get(asText(message.id) ?? "") ?? times.get(asText(message.tool_call_id) ?? "");
  const error = asJson(message.error);
  const shaped: Json = { ...message, timestamp: time };
  if (message.role === "tool") {
    Object.assign(shaped, { name: message.function, is_error: isJson(message.error) });
    // A failed call may say so in its error only.
    if (
      (message.content === "" || message.content === null || message.content === undefined) &&
      asText(error.message)
    )
      shaped.content = error.message;
  }
  if (Array.isArray(message.tool_calls))
    shaped.tool_calls = message.tool_calls.map((call) => toolCall(draft, call, pointer));
  addChatMessage(draft, shaped, pointer, {
    known: ["id", "source", "function", "error", "is_error", "model"],
  });
}

function toolCall(draft: TrajectoryDraft, given: unknown, pointer: string): unknown {
  const call = asJson(given);
  if (asText(call.parse_error))
    draft.warn("arguments_invalid", `${pointer}/tool_calls`, asText(call.parse_error) ?? undefined);
  return { ...omit(call, ["function", "view", "internal"]), name: call.function };
}

/** Messages stand in the sample, or are numbers that point into its pool, or only in its last model event. */
function messagesOf(sample: Json, events: readonly Json[]): unknown[] {
  const pool = asArray(sample.message_pool ?? asJson(sample.events_data).messages);
  const listed = asArray(sample.messages).flatMap((item) => pooled(item, pool));
  if (listed.length > 0) return listed;
  const last = events.findLast((event) => event.event === "model");
  const said = asJson(asArray(asJson(last?.output ?? sample.output).choices)[0]).message;
  const input = asArray(last?.input).flatMap((item) => pooled(item, pool));
  return said === undefined ? input : [...input, said];
}

function pooled(item: unknown, pool: readonly unknown[]): unknown[] {
  if (typeof item === "number") return item in pool ? [pool[item]] : [];
  if (Array.isArray(item) && item.length === 2 && item.every((end) => typeof end === "number"))
    return pool.slice(item[0] as number, item[1] as number);
  return [item];
}

const reference = /(?:attachment|tc):\/\/([0-9a-f]{16,64})/g;

/** Puts long texts and images back in place of the references to them. */
function resolver(sample: Json): (value: unknown) => unknown {
  const held = { ...asJson(asJson(sample.transcript).content), ...asJson(sample.attachments) };
  const resolve = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.includes("://")
        ? value.replace(reference, (whole, hash: string) => asText(held[hash]) ?? whole)
        : value;
    if (Array.isArray(value)) return value.map(resolve);
    return isJson(value)
      ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member)]))
      : value;
  };
  return resolve;
}

function eventTimes(events: readonly Json[]): Map<string, unknown> {
  const times = new Map<string, unknown>();
  for (const event of events) {
    const time = event.completed ?? event.timestamp;
    if (event.event === "tool" && asText(event.id)) times.set(asText(event.id)!, time);
    const message = asJson(asJson(asArray(asJson(event.output).choices)[0]).message);
    if (event.event === "model" && asText(message.id)) times.set(asText(message.id)!, time);
  }
  return times;
}

function subAgents(events: readonly Json[]) {
  const spans = events.filter((event) => event.event === "span_begin" && event.type === "agent");
  return spans.map((span) => ({
    id: asText(span.id) ?? "",
    kind: "sub_agent" as const,
    name: asText(span.name),
    model: null,
    params: {},
  }));
}

function approvals(events: readonly Json[]): Json {
  const list = events.filter((event) => event.event === "approval");
  return list.length === 0 ? {} : { approvals: list };
}

// Inspect's own reading of its letters: correct, partial, incorrect, no answer.
const letters: Record<string, number> = { C: 1, P: 0.5, I: 0, N: 0 };

function readScores(draft: TrajectoryDraft, sample: Json): void {
  const scores = isJson(sample.scores) ? sample.scores : isJson(sample.score) ? { score: sample.score } : {};
  for (const [scorer, score] of Object.entries(scores)) {
    const value = asJson(score).value;
    draft.outcome.parts[scorer] = value ?? null;
    draft.outcome.annotations.push({ scorer, ...asJson(score) });
    if (draft.outcome.reward_raw !== null) continue;
    draft.outcome.reward_raw = isJson(value) ? null : asText(value);
    draft.outcome.reward =
      typeof value === "string" && value in letters
        ? letters[value]!
        : typeof value === "boolean"
          ? Number(value)
          : asNumber(value);
    draft.outcome.success = draft.outcome.reward === 1 ? true : draft.outcome.reward === 0 ? false : null;
  }
  const error = asJson(sample.error);
  draft.outcome.error = asText(error.message) ?? asText(sample.error);
  draft.outcome.end_reason =
    asText(asJson(sample.limit).type) ?? (draft.outcome.error === null ? null : "error");
}

function readUsage(draft: TrajectoryDraft, sample: Json): void {
  const usages = Object.values(asJson(sample.model_usage)).map(asJson);
  const total = (key: string) => {
    const counts = usages.flatMap((usage) => asNumber(usage[key]) ?? []);
    return counts.length === 0 ? null : counts.reduce((a, b) => a + b, 0);
  };
  draft.usage.input_tokens = total("input_tokens");
  draft.usage.output_tokens = total("output_tokens");
  const seconds = asNumber(sample.total_time);
  draft.usage.duration_ms = seconds === null ? null : Math.round(seconds * 1000);
}
