import { addLogLines } from "../claude-code";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, firstText, isJson, omit } from "../plain-values";

/** A web session of Claude Code: its lines in one object. */
export const claudeCodeLoglines: Format = {
  id: "claude-code-loglines",
  family: "anthropic",
  title: "Claude Code web sessions",
  howTo: "JSON with loglines, one session per object.",
  recognise: ({ value }) => isJson(value) && Array.isArray(value.loglines),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("claude-code-loglines", record, context);
    const lines = asArray(value.loglines).map((line, i) => ({
      line: asJson(line),
      pointer: `/loglines/${i}`,
    }));
    draft.externalId =
      firstText(value, "id", "session_id", "sessionId") ?? firstText(lines[0]?.line ?? {}, "sessionId");
    draft.session = { id: draft.externalId, index: null };
    for (const { line, pointer } of lines) draft.createdAt(line.timestamp, `${pointer}/timestamp`);
    addLogLines(draft, lines);
    draft.extra = omit(value, ["loglines", "id", "session_id", "sessionId"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
