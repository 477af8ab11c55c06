import { readArguments } from "../call-arguments";
import { hashId } from "../content-hash";
import type { Format, NormaliseContext, Normalised, SourceRecord } from "../format";
import { TrajectoryDraft } from "../normalize";
import {
  asArray,
  asInteger,
  asJson,
  asText,
  firstText,
  isJson,
  omit,
  shownText,
  type Json,
} from "../plain-values";
import { readTime } from "../source-time";
import { timeKey } from "../span";

/** One lifecycle (a request with its whole execution) per record; several belong to one user and session. */
export const userSessions: Format = {
  id: "user-sessions",
  family: "chinese-service",
  title: "User sessions",
  howTo:
    "JSONL of lifecycles with user_id, session_id, query and response; sessions are put in order by time.",
  recognise: ({ value }) =>
    isJson(value) && ["user_id", "session_id", "query", "response"].every((key) => key in value),
  // A turn number places the lifecycle by itself; without it the session has to be put in order first.
  groupKey: ({ value }) =>
    asInteger(asJson(value).turn) === null
      ? JSON.stringify([asJson(value).user_id, asJson(value).session_id])
      : null,
  normalise(records, context) {
    const ordered = records.map((record) => ({
      record,
      key: timeKey(readTime(startOf(asJson(record.value)))),
    }));
    ordered.sort((a, b) =>
      a.key === b.key ? a.record.raw.number - b.record.raw.number : a.key < b.key ? -1 : 1,
    );
    return ordered.map(({ record }, index) => lifecycle(record, index, context));
  },
};

function startOf(value: Json): unknown {
  return value.start ?? value.start_time ?? value.created_at ?? value.timestamp;
}

function lifecycle(record: SourceRecord, position: number, context: NormaliseContext): Normalised {
  const value = asJson(record.value);
  const draft = new TrajectoryDraft("user-sessions", record, context);
  const turn = asInteger(value.turn);
  draft.externalId = firstText(value, "trace_id", "id");
  draft.userId = asText(value.user_id);
  draft.session = { id: asText(value.session_id), index: turn === null ? position : turn - 1 };
  draft.createdAt(startOf(value), "/start");
  draft.domain = asText(value.domain);
  if (value.feedback !== null && value.feedback !== undefined)
    draft.outcome.annotations = [{ kind: "feedback", value: value.feedback }];
  draft.beginMessage({ role: "user", pointer: "/query", time: startOf(value) });
  draft.text(
    asText(value.query) ?? "",
    "visible",
    { pointer: "/query" },
    asText(value.query) === "" ? ["empty"] : [],
  );
  draft.beginMessage({ role: "assistant", pointer: "" });
  if (asText(value.thinking)) draft.text(asText(value.thinking)!, "latent", { pointer: "/thinking" });
  asArray(value.tools)
    .map(asJson)
    .forEach((tool, i) => addTool(draft, tool, `/tools/${i}`));
  if (asText(value.response) !== null)
    draft.text(asText(value.response)!, "visible", { pointer: "/response" });
  draft.extra = omit(value, [
    "trace_id",
    "id",
    "user_id",
    "session_id",
    "turn",
    "start",
    "query",
    "thinking",
    "tools",
    "response",
    "feedback",
    "domain",
  ]);
  return {
    kind: "trajectory",
    trajectory: draft.finish((t) => hashId(t, context.sha256)),
    records: [record],
  };
}

function addTool(draft: TrajectoryDraft, tool: Json, pointer: string): void {
  const sourceId = asText(tool.id);
  const name = asText(tool.name) ?? "";
  draft.call({ sourceId, name, arguments: readArguments(tool.arguments), at: { pointer } });
  if ("result" in tool)
    draft.result({
      sourceId,
      name,
      status: "unknown",
      text: shownText(tool.result),
      at: { pointer: `${pointer}/result` },
    });
}
