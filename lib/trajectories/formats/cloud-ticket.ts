import { attachmentOfName } from "../attachments";
import { readArguments } from "../call-arguments";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asNumber, asText, isJson, omit, shownText, type Json } from "../plain-values";
import { readTime } from "../source-time";
import { timeKey } from "../span";

/** A cloud provider's ticket: its notes are the messages. */
export const cloudTicket: Format = {
  id: "cloud-ticket",
  family: "chinese-service",
  title: "Cloud service tickets",
  howTo:
    "JSON or JSONL of tickets with TicketId and Notes; internal text stays hidden from the customer's side.",
  recognise: ({ value }) => isJson(value) && "TicketId" in value && Array.isArray(value.Notes),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("cloud-ticket", record, context);
    draft.externalId = asText(value.TicketId);
    draft.domain = asText(value.Product);
    draft.userId = asText(value.Uid);
    draft.createdAt(value.GmtCreate, "/GmtCreate");
    if (typeof value.Adopted === "boolean") {
      draft.outcome.success = value.Adopted;
      draft.outcome.parts = { adopted: value.Adopted };
    }
    draft.outcome.end_reason = asText(value.Status);
    for (const { note, pointer } of inTime(draft, asArray(value.Notes))) addNote(draft, note, pointer);
    draft.extra = omit(value, ["TicketId", "Uid", "Product", "GmtCreate", "Notes", "Adopted"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

/** Notes by time; those without a time stay behind the one before them. */
function inTime(draft: TrajectoryDraft, notes: readonly unknown[]): { note: Json; pointer: string }[] {
  let last = "";
  const placed = notes.map((given, i) => {
    const note = asJson(given);
    last = timeKey(readTime(note.Time)) || last;
    return { note, pointer: `/Notes/${i}`, key: last, i };
  });
  const sorted = [...placed].sort((a, b) => (a.key === b.key ? a.i - b.i : a.key < b.key ? -1 : 1));
  if (sorted.some((entry, i) => entry.i !== i)) draft.warn("notes_out_of_order", "/Notes");
  return sorted;
}

const noteMembers = [
  "NoteId",
  "FromOfficial",
  "Agent",
  "Time",
  "Content",
  "Attachments",
  "ToolCalls",
  "Latent",
  "Internal",
];

function addNote(draft: TrajectoryDraft, note: Json, pointer: string): void {
  const official = note.FromOfficial === true;
  draft.beginMessage({
    role: official ? "assistant" : "user",
    actor: asText(note.Agent) ?? undefined,
    pointer,
    time: note.Time,
    extra: { note_id: note.NoteId, ...omit(note, noteMembers) },
  });
  for (const key of ["Latent", "Internal"]) {
    const text = asText(note[key]);
    if (text) draft.text(text, "latent", { pointer: `${pointer}/${key}` });
  }
  asArray(note.ToolCalls)
    .map(asJson)
    .forEach((call, i) => addTool(draft, call, `${pointer}/ToolCalls/${i}`));
  const content = asText(note.Content);
  if (content !== null) draft.text(content, "visible", { pointer: `${pointer}/Content` });
  asArray(note.Attachments).forEach((given, i) => {
    const name = asText(asJson(given).name) ?? asText(given);
    if (name === null) return;
    const attachment = attachmentOfName(name, "application/octet-stream", "reference", draft.context.sha256);
    draft.attachment(
      { ...attachment, bytes: asNumber(asJson(given).size) ?? 0 },
      { pointer: `${pointer}/Attachments/${i}` },
    );
  });
}

function addTool(draft: TrajectoryDraft, call: Json, pointer: string): void {
  const sourceId = asText(call.id);
  draft.call({
    sourceId,
    name: asText(call.name) ?? "",
    arguments: readArguments(call.arguments),
    at: { pointer },
  });
  if (!("result" in call)) return;
  draft.result({
    sourceId,
    name: asText(call.name),
    status: call.error ? "error" : "unknown",
    text: shownText(call.result),
    at: { pointer: `${pointer}/result` },
  });
}
