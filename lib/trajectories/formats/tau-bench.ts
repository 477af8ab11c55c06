import { addChatMessage } from "../chat-message";
import { hashId } from "../content-hash";
import { only, type Format, type NormaliseContext, type SourceRecord } from "../format";
import { tokenAt } from "../json-text";
import { TrajectoryDraft } from "../normalize";
import { asArray, asInteger, asJson, asText, isJson, omit, type Json } from "../plain-values";
import { successOf } from "../success-of";

/** Results of tau-bench: an array of runs, all trials of all tasks in it. */
export const tauBench: Format = {
  id: "tau-bench",
  family: "tau-bench",
  title: "tau-bench results",
  howTo:
    "The JSON file that tau-bench's run.py writes: an array of runs with task_id, trial, reward and traj.",
  recognise({ value }) {
    return (
      isJson(value) &&
      Array.isArray(value.traj) &&
      "task_id" in value &&
      ("reward" in value || "info" in value)
    );
  },
  normalise(records, context) {
    const record = only(records);
    return [{ kind: "trajectory", trajectory: run(record, asJson(record.value), context), records }];
  },
};

function run(record: SourceRecord, value: Json, context: NormaliseContext) {
  const draft = new TrajectoryDraft("tau-bench", record, context);
  const info = asJson(value.info);
  const task = asJson(info.task);
  draft.taskId = asText(value.task_id);
  draft.trial = asInteger(value.trial);
  if (draft.taskId !== null)
    draft.externalId = draft.trial === null ? draft.taskId : `${draft.taskId}#${draft.trial}`;
  readReward(draft, record, value);
  const error = asText(info.error);
  if (error !== null) {
    // The run crashed: its reward of 0 says nothing about the agent.
    draft.outcome.error = error;
    draft.outcome.end_reason = "error";
    draft.outcome.success = null;
  }
  if (isJson(info.reward_info)) draft.outcome.parts = omit(info.reward_info, ["reward"]);
  const messages = asArray(value.traj);
  messages.forEach((message, i) => addChatMessage(draft, message, `/traj/${i}`));
  if (error === null && stopped(messages)) draft.outcome.end_reason = "user_stop";
  draft.domain = asText(info.env) ?? asText(value.env) ?? domainOf(messages, task);
  draft.extra = {
    ...omit(value, ["task_id", "trial", "reward", "info", "traj"]),
    ...omit(info, ["error", "reward_info"]),
  };
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}

function readReward(draft: TrajectoryDraft, record: SourceRecord, value: Json): void {
  const raw = "reward" in value ? tokenAt(record.text(), ["reward"]) : null;
  let reward = value.reward;
  draft.outcome.reward_raw = typeof reward === "string" ? reward : raw === "null" ? null : raw;
  if (typeof reward === "string") {
    draft.warn("reward_string", "/reward", reward);
    reward = reward.trim() === "" ? null : Number(reward);
  } else if (reward === null || reward === undefined) {
    // NaN reads as null too, but it was not missing; the odd number has its own warning.
    if (raw === null || raw === "null") draft.warn("reward_missing", "/reward");
  }
  if (typeof reward !== "number" || !Number.isFinite(reward)) return;
  draft.outcome.reward = reward;
  draft.outcome.success = successOf(reward);
}

function stopped(messages: readonly unknown[]): boolean {
  const text = asJson(messages.findLast((message) => asJson(message).role === "user")).content;
  return typeof text === "string" && text.includes("###STOP###");
}

const toolsOfDomain = {
  airline: [
    "book_reservation",
    "get_reservation_details",
    "cancel_reservation",
    "search_direct_flight",
    "update_reservation_flights",
    "update_reservation_baggages",
    "update_reservation_passengers",
  ],
  retail: [
    "get_order_details",
    "get_product_details",
    "cancel_pending_order",
    "exchange_delivered_order_items",
    "return_delivered_order_items",
    "modify_pending_order_items",
    "modify_pending_order_address",
    "find_user_id_by_name_zip",
    "find_user_id_by_email",
  ],
};

/** The two environments of tau-bench have different tools; anything else stays unknown. */
function domainOf(messages: readonly unknown[], task: Json): string | null {
  const called = messages
    .flatMap((message) => asArray(asJson(message).tool_calls))
    .map((call) => asJson(asJson(call).function).name);
  const planned = asArray(task.actions).map((action) => asJson(action).name);
  const names = new Set([...called, ...planned]);
  const fits = Object.entries(toolsOfDomain).filter(([, tools]) => tools.some((tool) => names.has(tool)));
  return fits.length === 1 ? fits[0]![0] : null;
}
