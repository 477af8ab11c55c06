import { readArguments } from "../call-arguments";
import { hashId } from "../content-hash";
import type { Format, NormaliseContext, SourceRecord } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asJson, asNumber, asText, isJson, omit, type Json } from "../plain-values";
import { roleOf } from "../roles";
import { readEpoch } from "../source-time";

/** INTER3 with timing: one event a line, ordered by seq within a session. */
export const inter3Events: Format = {
  id: "inter3-events",
  family: "inter3",
  title: "INTER3 event streams",
  howTo: "JSONL; each line is one event with session, seq, role and t_ms.",
  recognise: ({ value }) => isJson(value) && "session" in value && "seq" in value && "role" in value,
  groupKey: ({ value }) => asText(asJson(value).session) ?? "",
  normalise(records, context) {
    const ordered = [...records].sort((a, b) => sequence(a) - sequence(b));
    return [{ kind: "trajectory", trajectory: session(ordered, context), records }];
  },
};

function sequence(record: SourceRecord): number {
  return asNumber(asJson(record.value).seq) ?? record.raw.number;
}

const mapped = [
  "session",
  "seq",
  "t_ms",
  "role",
  "channel",
  "text",
  "call_id",
  "name",
  "arguments",
  "status",
  "interrupt",
];

function session(records: readonly SourceRecord[], context: NormaliseContext) {
  const first = records[0]!;
  const draft = new TrajectoryDraft("inter3-events", first, context);
  draft.externalId = asText(asJson(first.value).session);
  draft.pointer = null;
  let firstUser: number | null = null;
  let firstVisible: number | null = null;
  for (const record of records) {
    const event = asJson(record.value);
    const at = asNumber(event.t_ms);
    addEvent(draft, event, `/${record.raw.number}`);
    if (event.role === "user") firstUser ??= at;
    else if (event.role === "assistant" && event.channel === "visible") firstVisible ??= at;
  }
  if (firstUser !== null && firstVisible !== null) draft.extra.ttft_ms = firstVisible - firstUser;
  const last = asNumber(asJson(records.at(-1)!.value).t_ms);
  draft.usage.duration_ms = last === null || firstUser === null ? null : last - firstUser;
  return draft.finish((trajectory) => hashId(trajectory, context.sha256));
}

function addEvent(draft: TrajectoryDraft, event: Json, pointer: string): void {
  const roleText = asText(event.role);
  const role = (roleText !== null && roleOf(roleText)) || "event";
  const extra = { ...omit(event, mapped), ...("t_ms" in event ? { t_ms: event.t_ms } : {}) };
  const clock = event.t_ms;
  draft.beginMessage({
    role,
    pointer,
    roleSource: roleText ?? undefined,
    extra,
    // Milliseconds since the session began are no date; only epochs are times.
    time: readEpoch(clock, "ms").warning === null ? clock : undefined,
    marks: event.interrupt === true ? ["interrupted"] : undefined,
  });
  const text = asText(event.text) ?? "";
  const at = { pointer: `${pointer}/text` };
  const sourceId = asText(event.call_id);
  if (role === "tool")
    draft.result({ sourceId, name: asText(event.name), status: statusOf(event), text, at });
  else if (event.channel === "tool_call" || (event.name !== undefined && event.arguments !== undefined))
    draft.call({
      sourceId,
      name: asText(event.name) ?? "",
      arguments: readArguments(event.arguments),
      at: { pointer },
    });
  else
    draft.text(
      text,
      role === "assistant" && event.channel === "latent"
        ? "latent"
        : role === "system"
          ? "control"
          : "visible",
      at,
    );
}

function statusOf(event: Json): "ok" | "error" | "cancelled" | "unknown" {
  const status = asText(event.status)?.toLowerCase() ?? "";
  if (["ok", "success"].includes(status)) return "ok";
  if (["cancelled", "canceled", "interrupted"].includes(status)) return "cancelled";
  return ["error", "failed", "timeout"].includes(status) ? "error" : "unknown";
}
