import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asText, firstText, isJson, omit, type Json } from "../plain-values";

/** SereTOD: call-centre transcripts; in each turn the speakers are the keys. */
export const seretod: Format = {
  id: "seretod",
  family: "chinese-service",
  title: "SereTOD call-centre dialogues",
  howTo: "JSON or JSONL of {id, content}; each turn has [SPEAKER 1] and [SPEAKER 2], or 用户 and 客服.",
  recognise: ({ value }) =>
    isJson(value) && asArray(value.content).some((turn) => isJson(turn) && Object.keys(turn).some(isSpeaker)),
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("seretod", record, context);
    draft.externalId = firstText(value, "id");
    const turns = asArray(value.content).map(asJson);
    const agent = agentSpeaker(turns);
    turns.forEach((turn, i) => addTurn(draft, turn, agent, `/content/${i}`));
    draft.extra = omit(value, ["id", "content"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function isSpeaker(key: string): boolean {
  return /^\[SPEAKER \d\]$/.test(key) || key === "用户" || key === "客服";
}

/** Which numbered speaker works for the company: the one who offers service first. */
function agentSpeaker(turns: readonly Json[]): string {
  for (const turn of turns.slice(0, 3))
    for (const [key, text] of Object.entries(turn))
      if (isSpeaker(key) && /为您服务|请问有什么|帮您|您好.*客服/.test(asText(text) ?? "")) return key;
  return "[SPEAKER 1]";
}

function addTurn(draft: TrajectoryDraft, turn: Json, agent: string, pointer: string): void {
  const spoken = Object.entries(turn).filter(
    ([key, text]) => isSpeaker(key) && asText(text) !== null && asText(text) !== "",
  );
  spoken.forEach(([key, text], i) => {
    const role = key === "客服" || key === agent ? "assistant" : "user";
    const extra = i === 0 ? omit(turn, Object.keys(turn).filter(isSpeaker)) : undefined;
    draft.beginMessage({ role, roleSource: key, pointer, extra });
    draft.text(asText(text) ?? "", "visible", { pointer: `${pointer}/${key}` });
  });
}
