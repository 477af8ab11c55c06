import { readArguments } from "./call-arguments";
import { addContent, resultContent } from "./content-parts";
import { channelOf } from "./chat-message";
import type { TrajectoryDraft } from "./normalize";
import { asArray, asInteger, asJson, asNumber, asText, isJson, omit, type Json } from "./plain-values";
import { roleOf } from "./roles";
import type { Agent } from "./schema";
import { tokenAt } from "./json-text";

/** What the formats of tau2-bench share: both sides may call tools, arguments are objects. */

const mapped = [
  "id",
  "task_id",
  "trial",
  "messages",
  "ticks",
  "termination_reason",
  "start_time",
  "end_time",
  "timestamp",
  "duration",
  "agent_cost",
  "user_cost",
];

export function readTau2Head(
  draft: TrajectoryDraft,
  simulation: Json,
  info: Json,
  task: unknown,
  pointer: string,
): void {
  draft.externalId = asText(simulation.id);
  draft.taskId = asText(simulation.task_id);
  draft.trial = asInteger(simulation.trial);
  draft.domain = asText(asJson(info.environment_info).domain_name);
  draft.createdAt(simulation.start_time ?? simulation.timestamp, `${pointer}/start_time`);
  draft.agents = [
    agent("assistant", "agent", asJson(info.agent_info)),
    agent("user", "user_simulator", asJson(info.user_info)),
  ];
  draft.outcome.end_reason = asText(simulation.termination_reason);
  readReward(draft, simulation, pointer);
  const costs = [asNumber(simulation.agent_cost), asNumber(simulation.user_cost)];
  if (costs.some((cost) => cost !== null))
    Object.assign(draft.usage, { cost: (costs[0] ?? 0) + (costs[1] ?? 0), currency: "USD" });
  const seconds = asNumber(simulation.duration);
  if (seconds !== null) draft.usage.duration_ms = Math.round(seconds * 1000);
  draft.extra = { ...omit(simulation, mapped), ...(task === null ? {} : { task }) };
}

function agent(id: string, kind: Agent["kind"], info: Json): Agent {
  return {
    id,
    kind,
    name: asText(info.implementation),
    model: asText(info.llm),
    params: asJson(info.llm_args),
  };
}

function readReward(draft: TrajectoryDraft, simulation: Json, pointer: string): void {
  const info = asJson(simulation.reward_info);
  const reward = asNumber(info.reward);
  draft.outcome.reward = reward;
  if (reward === null) {
    draft.warn("reward_missing", `${pointer}/reward_info/reward`);
    return;
  }
  const path = [
    ...pointer
      .split("/")
      .slice(1)
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    "reward_info",
    "reward",
  ];
  draft.outcome.reward_raw = tokenAt(draft.record.text(), path) ?? String(reward);
  draft.outcome.success = reward === 1 ? true : reward === 0 ? false : null;
  const parts = Object.entries(asJson(info.reward_breakdown)).map(
    ([key, part]) => [key.toLowerCase(), part] as const,
  );
  draft.outcome.parts = Object.fromEntries(parts);
  for (const kind of ["action_checks", "nl_assertions", "env_assertions", "communicate_checks"])
    for (const check of asArray(info[kind])) draft.outcome.annotations.push({ kind, ...asJson(check) });
}

const messageMapped = ["role", "content", "tool_calls", "timestamp", "requestor", "error", "id", "raw_data"];

export function addTau2Message(draft: TrajectoryDraft, message: Json, pointer: string): void {
  // Several results of one moment may be wrapped in one message.
  if (Array.isArray(message.tool_messages)) {
    message.tool_messages.forEach((inner, i) =>
      addTau2Message(draft, asJson(inner), `${pointer}/tool_messages/${i}`),
    );
    return;
  }
  const roleText = asText(message.role);
  const role = roleText === null ? null : roleOf(roleText);
  if (role === null)
    draft.warn(roleText === null ? "role_missing" : "unknown_role", pointer, roleText ?? undefined);
  const requestor = asText(message.requestor);
  draft.beginMessage({
    role: role ?? "event",
    actor: role === "tool" ? "environment" : (role ?? undefined),
    roleSource: roleText ?? undefined,
    pointer,
    time: message.timestamp,
    extra: present(omit(message, messageMapped)),
  });
  if (role === "tool") {
    const { text, parts } = resultContent(message.content);
    const status = message.error === true ? "error" : message.error === false ? "ok" : "unknown";
    const extra = requestor === null ? undefined : { requestor };
    draft.result(
      { sourceId: asText(message.id), status, text, parts, at: { pointer: `${pointer}/content` }, extra },
      requestor ?? undefined,
    );
    return;
  }
  const calls = asArray(message.tool_calls).filter(isJson);
  if (!(message.content === "" && calls.length > 0))
    addContent(draft, message.content, `${pointer}/content`, { channel: channelOf[role ?? "event"] });
  calls.forEach((call, i) => addTau2Call(draft, call, `${pointer}/tool_calls/${i}`));
}

export function addTau2Call(draft: TrajectoryDraft, call: Json, pointer: string): void {
  draft.call({
    sourceId: asText(call.id),
    name: asText(call.name) ?? "",
    arguments: readArguments(call.arguments),
    at: { pointer },
    extra: omit(call, ["id", "name", "arguments", "requestor"]),
  });
}

/** Most fields of a message are null; those say nothing. */
function present(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== false));
}
