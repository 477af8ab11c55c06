import { readArguments } from "../call-arguments";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asText, isJson, omit, type Json } from "../plain-values";

/** CrossWOZ: one object keyed by dialogue id; the system side's state is its database query. */
export const crosswoz: Format = {
  id: "crosswoz",
  family: "chinese-service",
  title: "CrossWOZ dialogues",
  howTo: "JSON object of dialogues, each with goal and messages of usr and sys.",
  recognise: ({ value }) => isDialogue(value),
  memberOf: (_key, value) => isDialogue(value),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("crosswoz", record, context);
    draft.externalId = record.raw.key ?? asText(value.id) ?? asText(value.dialogue_id);
    asArray(value.messages)
      .map(asJson)
      .forEach((message, i) => addMessage(draft, message, `/messages/${i}`));
    draft.extra = omit(value, ["messages"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function isDialogue(value: unknown): boolean {
  return (
    isJson(value) &&
    Array.isArray(value.messages) &&
    ("sys-usr" in value ||
      ("goal" in value &&
        asArray(value.messages).some((message) => ["usr", "sys"].includes(String(asJson(message).role)))))
  );
}

function addMessage(draft: TrajectoryDraft, message: Json, pointer: string): void {
  const user = message.role === "usr";
  const extra = omit(message, ["role", "content", "sys_state", "sys_state_init"]);
  draft.beginMessage({
    role: user ? "user" : "assistant",
    roleSource: asText(message.role) ?? undefined,
    pointer,
    extra,
  });
  if (!user) addQueries(draft, asJson(message.sys_state), `${pointer}/sys_state`);
  draft.text(asText(message.content) ?? "", "visible", { pointer: `${pointer}/content` });
}

/** A domain whose slots are filled was asked for; what it found stands beside the slots. */
function addQueries(draft: TrajectoryDraft, state: Json, pointer: string): void {
  for (const [domain, given] of Object.entries(state)) {
    const slots = omit(asJson(given), ["selectedResults"]);
    const asked = Object.fromEntries(
      Object.entries(slots).filter(([, value]) => value !== "" && value !== null),
    );
    const found = asArray(asJson(given).selectedResults);
    if (Object.keys(asked).length === 0 && found.length === 0) continue;
    const at = { pointer: `${pointer}/${domain}` };
    draft.call({ sourceId: null, name: `query_${domain}`, arguments: readArguments(asked), at });
    draft.result({ sourceId: null, name: `query_${domain}`, status: "ok", text: JSON.stringify(found), at });
  }
}
