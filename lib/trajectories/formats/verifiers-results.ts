import { addChatMessage, toolDefinitions } from "../chat-message";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { tokenAt } from "../json-text";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asNumber, asText, firstText, isJson, omit, type Json } from "../plain-values";

/** Evaluation results of verifiers environments: several rollouts repeat the id of their example. */
export const verifiersResults: Format = {
  id: "verifiers-results",
  family: "rollouts",
  title: "verifiers results",
  howTo: "results.jsonl of an evaluation: prompt, completion, reward and a column per reward function.",
  recognise: ({ value }) => isJson(value) && "prompt" in value && "completion" in value && "reward" in value,
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("verifiers-results", record, context);
    draft.taskId = firstText(value, "example_id", "id");
    draft.trial = context.countUp(`verifiers ${draft.taskId}`);
    if (draft.taskId !== null) draft.externalId = `${draft.taskId}#${draft.trial}`;
    draft.outcome.reward = asNumber(value.reward);
    draft.outcome.reward_raw = tokenAt(record.text(), ["reward"]);
    const columns = rewardColumns(value);
    draft.outcome.parts = Object.fromEntries(columns.map((key) => [key, value[key]]));
    for (const [name, metric] of Object.entries(asJson(value.metrics)))
      if (typeof metric === "number") draft.outcome.parts[name] ??= metric;
    draft.outcome.end_reason = asText(value.stop_condition);
    draft.outcome.error = asText(value.error) ?? asText(asJson(value.error).error);
    const duration = asNumber(value.total_ms ?? asJson(value.timing).total_ms);
    draft.usage.duration_ms = duration === null ? null : Math.round(duration);
    draft.tools = toolDefinitions(value.tool_defs ?? asJson(value.info).oai_tools);
    addSide(draft, value.prompt, "user", "/prompt");
    addSide(draft, value.completion, "assistant", "/completion");
    draft.extra = omit(value, ["id", "example_id", "prompt", "completion", "reward", "total_ms", ...columns]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function rewardColumns(value: Json): string[] {
  return Object.keys(value).filter(
    (key) => /(_func|_reward|^reward_)/.test(key) && typeof value[key] === "number",
  );
}

function addSide(draft: TrajectoryDraft, side: unknown, role: string, pointer: string): void {
  if (typeof side === "string") addChatMessage(draft, { role, content: asText(side) }, pointer);
  else asArray(side).forEach((message, i) => addChatMessage(draft, message, `${pointer}/${i}`));
}
