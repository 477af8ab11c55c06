import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { addOpenHandsEvents, type LocatedEvent } from "../openhands";
import { asArray, asJson, asNumber, asText, isJson, omit, type Json } from "../plain-values";

/** Output of OpenHands' evaluation or resolver: one instance a line with its history. */
export const openhandsEval: Format = {
  id: "openhands-eval-jsonl",
  family: "coding-agents",
  title: "OpenHands evaluation output",
  howTo: "output.jsonl of an evaluation: one instance a line with history, metrics and test_result.",
  recognise: ({ value }) =>
    isJson(value) &&
    ("instance_id" in value || isJson(value.issue)) &&
    (Array.isArray(value.history) || (value.history === null && ("metrics" in value || "error" in value))),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("openhands-eval-jsonl", record, context);
    const issue = asJson(value.issue);
    draft.taskId =
      asText(value.instance_id) ??
      (asText(issue.number) ? `${asText(issue.owner)}/${asText(issue.repo)}#${asText(issue.number)}` : null);
    draft.externalId = draft.taskId;
    readOutcome(draft, value);
    const metadata = asJson(value.metadata);
    draft.agents = [
      {
        id: "assistant",
        kind: "agent",
        name: asText(metadata.agent_class),
        model: asText(asJson(metadata.llm_config).model),
        params: {},
      },
    ];
    const events = locate(asArray(value.history));
    if (!events.some(({ event }) => event.action === "message")) addInstruction(draft, value);
    addOpenHandsEvents(draft, events);
    draft.extra = omit(value, ["history", "instance_id", "metrics", "success", "error"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function addInstruction(draft: TrajectoryDraft, value: Json): void {
  if (typeof value.instruction !== "string") return;
  draft.beginMessage({ role: "user", pointer: "/instruction" });
  draft.text(value.instruction, "visible", { pointer: "/instruction" });
}

function readOutcome(draft: TrajectoryDraft, value: Json): void {
  const report = asJson(asJson(value.test_result).report);
  const verdict = [report.resolved, value.resolved, asJson(value.test_result).resolved, value.success].find(
    (found) => typeof found === "boolean",
  );
  draft.outcome.success = typeof verdict === "boolean" ? verdict : null;
  draft.outcome.error = asText(value.error);
  draft.outcome.parts = report;
  const cost = asNumber(asJson(value.metrics).accumulated_cost);
  if (cost !== null) Object.assign(draft.usage, { cost, currency: "USD" });
}

/** Events, or pairs of an action and its observation. */
function locate(history: readonly unknown[]): LocatedEvent[] {
  return history.flatMap((item, i) => {
    if (Array.isArray(item))
      return item.filter(isJson).map((event, k) => ({ event, pointer: `/history/${i}/${k}` }));
    return isJson(item) ? [{ event: item, pointer: `/history/${i}` }] : [];
  });
}
