import { textArguments } from "../call-arguments";
import { addCall, channelOf } from "../chat-message";
import { addContent, resultContent } from "../content-parts";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asNumber, asText, firstText, isJson, omit, type Json } from "../plain-values";
import { roleOf } from "../roles";

/** SWE-agent's .traj: the history of messages, or the list of action and observation steps. */
export const sweAgentTraj: Format = {
  id: "swe-agent-traj",
  family: "coding-agents",
  title: "SWE-agent trajectories",
  howTo: "A .traj file: history and/or trajectory of one run, with info.exit_status.",
  recognise({ value }) {
    if (!isJson(value)) return false;
    const history = asArray(value.history).some(
      (item) => isJson(item) && "role" in item && ("message_type" in item || "agent" in item),
    );
    const steps = asArray(value.trajectory).some(
      (step) => isJson(step) && "action" in step && "observation" in step,
    );
    return history || steps || isPublished(value);
  },
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("swe-agent-traj", record, context);
    readHead(draft, value);
    const history = asArray(value.history).filter(isJson);
    if (isPublished(value)) addPublished(draft, value);
    else if (history.length > 0) addHistory(draft, history, "/history");
    else addSteps(draft, asArray(value.trajectory).map(asJson));
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

/** Rows of published trajectories: turns of system, user and ai, the command in a fence at the end of the text. */
function isPublished(value: Json): boolean {
  const turns = asArray(value.trajectory).filter(isJson);
  return (
    "instance_id" in value &&
    turns.some((turn) => "role" in turn && ("text" in turn || "system_prompt" in turn))
  );
}

function addPublished(draft: TrajectoryDraft, value: Json): void {
  draft.outcome.end_reason = asText(value.exit_status);
  if (typeof value.target === "boolean") draft.outcome.success = value.target;
  draft.agents = [
    { id: "assistant", kind: "agent", name: null, model: asText(value.model_name), params: {} },
  ];
  let acted = false;
  asArray(value.trajectory).forEach((given, i) => {
    const turn = asJson(given);
    const pointer = `/trajectory/${i}`;
    const key = asText(turn.text) === null ? "system_prompt" : "text";
    const text = asText(turn[key]) ?? "";
    const role = roleOf(asText(turn.role) ?? "") ?? "event";
    const extra = omit(turn, ["role", "text", "system_prompt"]);
    const observed = role === "user" && acted;
    draft.beginMessage({
      role: observed ? "tool" : role,
      roleSource: asText(turn.role) ?? undefined,
      pointer,
      extra,
    });
    const at = { pointer: `${pointer}/${key}` };
    acted = false;
    if (observed) draft.result({ sourceId: null, status: "unknown", text, at });
    else if (role === "assistant") acted = addFenced(draft, text, at.pointer);
    else draft.text(text, channelOf[role], at);
  });
}

/** What is said before the last fence is thought, what stands in it is run. */
function addFenced(draft: TrajectoryDraft, text: string, pointer: string): boolean {
  const fence = /```[\w-]*\n([\s\S]*?)\n?```\s*$/.exec(text);
  const said = text.slice(0, fence?.index ?? text.length).trimEnd();
  if (said.trim() !== "")
    draft.text(said, fence ? "latent" : "visible", { pointer, range: [0, said.length] });
  if (fence) addCommand(draft, fence[1]!, pointer);
  return fence !== null;
}

function readHead(draft: TrajectoryDraft, value: Json): void {
  const info = asJson(value.info);
  const problem = asJson(asJson(asJson(value.replay_config).problem_statement));
  draft.taskId =
    firstText(value, "instance_id") ?? firstText(info, "instance_id") ?? firstText(problem, "id");
  draft.externalId = draft.taskId;
  draft.outcome.end_reason = asText(info.exit_status);
  const stats = asJson(info.model_stats);
  draft.usage.cost = asNumber(stats.instance_cost);
  if (draft.usage.cost !== null) draft.usage.currency = "USD";
  draft.usage.input_tokens = asNumber(stats.tokens_sent);
  draft.usage.output_tokens = asNumber(stats.tokens_received);
  const model = asText(asJson(asJson(asJson(value.replay_config).agent).model).name);
  draft.agents = [{ id: "assistant", kind: "agent", name: null, model, params: {} }];
  draft.extra = {
    ...omit(value, ["history", "trajectory", "replay_config"]),
    steps: asArray(value.trajectory).map((step) =>
      omit(asJson(step), ["action", "observation", "response", "thought", "query", "messages"]),
    ),
  };
}

const historyMapped = [
  "role",
  "content",
  "message_type",
  "agent",
  "thought",
  "action",
  "tool_calls",
  "tool_call_ids",
  "is_demo",
];

function addHistory(draft: TrajectoryDraft, history: readonly Json[], place: string): void {
  let acted = false;
  history.forEach((item, i) => {
    const pointer = `${place}/${i}`;
    const role = asText(item.role) ?? "";
    const extra = omit(item, historyMapped);
    const agent = asText(item.agent) ?? undefined;
    if (item.is_demo === true || item.message_type === "demonstration") {
      // A demonstration belongs to the set-up: it must not be taken for what this run did.
      draft.beginMessage({
        role: "event",
        roleSource: role,
        actor: agent,
        pointer,
        marks: ["demo"],
        extra,
        outside: true,
      });
      addContent(draft, item.content, `${pointer}/content`, { channel: "control" });
    } else if (role === "assistant") {
      draft.beginMessage({ role: "assistant", actor: agent, pointer, extra });
      acted = addAction(draft, item, pointer);
    } else if (role === "tool" || (role === "user" && acted)) {
      draft.beginMessage({ role: "tool", actor: "environment", roleSource: role, pointer, extra });
      addObservation(draft, item, pointer);
    } else {
      draft.beginMessage({ role: role === "system" ? "system" : "user", roleSource: role, pointer, extra });
      addContent(draft, item.content, `${pointer}/content`, {
        channel: role === "system" ? "control" : "visible",
      });
    }
  });
}

function addObservation(draft: TrajectoryDraft, item: Json, pointer: string): void {
  const { text, parts } = resultContent(item.content);
  const ids = asArray(item.tool_call_ids).map(asText);
  const at = { pointer: `${pointer}/content` };
  for (const sourceId of ids.length > 0 ? ids : [null])
    draft.result({ sourceId, status: "unknown", text, parts, at });
}

/** Thought and action of one answer; false when it took no action. */
function addAction(draft: TrajectoryDraft, item: Json, pointer: string): boolean {
  const content = asText(item.content) ?? "";
  const thought = asText(item.thought);
  const calls = asArray(item.tool_calls);
  const action = asText(item.action)?.trim() ?? "";
  const acts = calls.length > 0 || action !== "";
  const said = thought ?? content;
  if (said.trim() !== "") {
    const start = content.indexOf(said);
    const at =
      start >= 0
        ? { pointer: `${pointer}/content`, range: [start, start + said.length] as [number, number] }
        : { pointer: `${pointer}/thought` };
    draft.text(said, acts ? "latent" : "visible", at);
  }
  calls.forEach((call, i) => addCall(draft, call, `${pointer}/tool_calls/${i}`));
  if (calls.length === 0 && action !== "") addCommand(draft, asText(item.action)!, `${pointer}/action`);
  return acts;
}

const commands = [
  "open",
  "goto",
  "scroll_down",
  "scroll_up",
  "create",
  "edit",
  "insert",
  "search_dir",
  "search_file",
  "find_file",
  "submit",
  "exit_forfeit",
  "exit_cost",
  "str_replace_editor",
  "view",
  "undo_edit",
];

/** The agent's own commands are tools; everything else goes to the shell. */
function addCommand(draft: TrajectoryDraft, action: string, pointer: string): void {
  const word = /^\s*([\w-]+)/.exec(action)?.[1] ?? "";
  draft.call({
    sourceId: null,
    name: commands.includes(word) ? word : "bash",
    arguments: textArguments(action),
    at: { pointer },
  });
}

/** Without a history only the first step's question tells what was asked. */
function addSteps(draft: TrajectoryDraft, steps: readonly Json[]): void {
  const asked = asArray(steps[0]?.query).map(asJson);
  if (asked.every((message) => asText(message.role) !== null))
    addHistory(draft, asked, "/trajectory/0/query");
  steps.forEach((step, i) => addStep(draft, step, `/trajectory/${i}`));
}

function addStep(draft: TrajectoryDraft, step: Json, pointer: string): void {
  const time = asNumber(step.execution_time);
  draft.beginMessage({
    role: "assistant",
    pointer,
    extra: time === null ? undefined : { execution_time: time },
  });
  addAction(draft, { ...step, content: step.response ?? step.thought }, pointer);
  draft.beginMessage({ role: "tool", actor: "environment", pointer });
  draft.result({
    sourceId: null,
    status: "unknown",
    text: asText(step.observation) ?? "",
    at: { pointer: `${pointer}/observation` },
  });
}
