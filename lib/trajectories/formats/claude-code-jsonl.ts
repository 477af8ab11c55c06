import { addLogLines, readResult, type LogLine } from "../claude-code";
import { hashId } from "../content-hash";
import type { Format, NormaliseContext, Normalised, SourceRecord } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asJson, asText, isJson, type Json } from "../plain-values";

const lineTypes = [
  "user",
  "assistant",
  "summary",
  "system",
  "file-history-snapshot",
  "progress",
  "queue-operation",
  "attachment",
];

/** Session logs of Claude Code: one envelope a line; a file may hold several sessions. */
export const claudeCodeJsonl: Format = {
  id: "claude-code-jsonl",
  family: "anthropic",
  title: "Claude Code session logs",
  howTo: "JSONL of a session (~/.claude/projects/…); each session is one trajectory.",
  recognise({ value }) {
    if (!isJson(value) || typeof value.type !== "string") return false;
    // Types are added now and then; a session with a uuid, or with nothing but notes about it, is the log's own.
    const note = /^[a-z]+(?:-[a-z]+)+$/.test(value.type) && !("messages" in value);
    if (typeof value.sessionId === "string" && (note || typeof value.uuid === "string")) return true;
    if (isStreamLine(value)) return true;
    if (!lineTypes.includes(value.type)) return false;
    const message = isJson(value.message) && "role" in value.message;
    return message || ["sessionId", "uuid", "leafUuid", "snapshot"].some((key) => key in value);
  },
  groupKey: () => "",
  normalise: sessions,
};

/** Lines that the command prints itself (`--output-format stream-json`): the session under another name. */
function isStreamLine(value: Json): boolean {
  const marked = "subtype" in value || "event" in value || isJson(value.message);
  return typeof value.session_id === "string" && streamTypes.includes(String(value.type)) && marked;
}

const streamTypes = ["system", "user", "assistant", "result", "stream_event"];

function sessionOf(record: SourceRecord): string | null {
  const { sessionId, session_id: streamed } = asJson(record.value);
  return asText(sessionId) ?? asText(streamed);
}

function sessions(records: SourceRecord[], context: NormaliseContext): Normalised[] {
  const groups = new Map<string, SourceRecord[]>();
  const owners = new Map<string, string>();
  for (const record of records) {
    const session = sessionOf(record);
    if (session === null) continue;
    const uuid = asText(asJson(record.value).uuid);
    if (uuid !== null) owners.set(uuid, session);
    pushTo(groups, session, record);
  }
  const lost: SourceRecord[] = [];
  const summaries = new Map<string, SourceRecord[]>();
  for (const record of records) {
    const line = asJson(record.value);
    if (sessionOf(record) !== null) continue;
    // A summary names the last message that it sums up.
    const session =
      owners.get(asText(line.leafUuid) ?? "") ??
      owners.get(asText(line.parentUuid) ?? "") ??
      (groups.size === 1 ? [...groups.keys()][0] : undefined);
    if (session === undefined) lost.push(record);
    else pushTo(summaries, session, record);
  }
  if (groups.size === 0 && lost.some(({ value }) => isJson(asJson(value).message)))
    return [session("", lost, [], context)];
  const made = [...groups].map(([id, lines]) => session(id, lines, summaries.get(id) ?? [], context));
  if (lost.length > 0)
    made.push({ kind: "aside", code: "session_unknown", detail: "Lines without a session", records: lost });
  return made;
}

function pushTo(groups: Map<string, SourceRecord[]>, key: string, record: SourceRecord): void {
  const group = groups.get(key);
  if (group) group.push(record);
  else groups.set(key, [record]);
}

function session(
  id: string,
  lines: SourceRecord[],
  beside: SourceRecord[],
  context: NormaliseContext,
): Normalised {
  const draft = new TrajectoryDraft("claude-code-jsonl", lines[0]!, context);
  const first = asJson(lines[0]!.value);
  const spoken = lines.map(({ value }) => asJson(value)).filter(({ message }) => isJson(message));
  // The log of a sub-agent has a file of its own, under the session of the agent that asked it.
  const own = spoken.length > 0 && spoken.every(({ isSidechain }) => isSidechain === true);
  const agent = own ? asText(spoken[0]!.agentId) : null;
  draft.externalId = agent === null ? id : `${id}#${agent}`;
  draft.pointer = null;
  draft.session = { id: id === "" ? null : id, index: null };
  for (const record of lines)
    draft.createdAt(asJson(record.value).timestamp, `/${record.raw.number}/timestamp`);
  const known = beside.filter((record) => asJson(record.value).type !== "summary");
  const all = [...lines, ...known].sort((a, b) => a.raw.number - b.raw.number);
  addLogLines(
    draft,
    all.map((record): LogLine => {
      const line = asJson(record.value);
      return { line: own ? { ...line, isSidechain: false } : line, pointer: `/${record.raw.number}` };
    }),
  );
  const summaries = beside
    .map((record) => asJson(record.value).summary)
    .filter((text) => typeof text === "string");
  draft.extra = { cwd: first.cwd, version: first.version, git_branch: first.gitBranch, summaries };
  const end = lines.findLast(({ value }) => asJson(value).type === "result");
  if (end) readResult(draft, asJson(end.value));
  return {
    kind: "trajectory",
    trajectory: draft.finish((t) => hashId(t, context.sha256)),
    records: [...lines, ...beside],
  };
}
