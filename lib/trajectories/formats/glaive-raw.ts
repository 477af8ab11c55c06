import { readArguments } from "../call-arguments";
import { toolDefinitions } from "../chat-message";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { declaredTools } from "../declared-tools";
import { parseInnerJson } from "../inner-json";
import { TrajectoryDraft } from "../normalize";
import { asJson, asText, firstText, isJson, omit } from "../plain-values";

/** Glaive function calling: the whole dialogue in one text. */
export const glaiveRaw: Format = {
  id: "glaive-raw",
  family: "training-sets",
  title: "Glaive function calling",
  howTo: "JSON or JSONL of {system, chat}; chat has USER:, ASSISTANT: and FUNCTION RESPONSE: parts.",
  recognise: ({ value }) => isJson(value) && typeof value.chat === "string" && "system" in value,
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("glaive-raw", record, context);
    draft.externalId = firstText(value, "id");
    const system = asText(value.system) ?? "";
    draft.tools = toolDefinitions(declaredTools(system));
    if (system !== "") {
      draft.beginMessage({ role: "system", pointer: "/system" });
      draft.text(system, "control", { pointer: "/system" });
    }
    for (const part of partsOf(asText(value.chat) ?? "")) addPart(draft, part);
    draft.extra = omit(value, ["id", "system", "chat"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

interface Part {
  speaker: string;
  text: string;
  start: number;
}

const speakerMark = /(?:^|\n)\s*(USER|ASSISTANT|FUNCTION RESPONSE|SYSTEM): ?/g;

function partsOf(chat: string): Part[] {
  const marks = [...chat.matchAll(speakerMark)];
  return marks.map((mark, i) => {
    const from = mark.index + mark[0].length;
    const until = marks[i + 1]?.index ?? chat.length;
    const text = chat.slice(from, until).replace(/\s*(?:<\|endoftext\|>)?\s*$/, "");
    return { speaker: mark[1]!, text, start: from };
  });
}

const callMark = /<functioncall>\s*/;

function addPart(draft: TrajectoryDraft, { speaker, text, start }: Part): void {
  const at = { pointer: "/chat", range: [start, start + text.length] as [number, number] };
  if (speaker === "FUNCTION RESPONSE") {
    draft.beginMessage({ role: "tool", actor: "environment", roleSource: speaker, pointer: "/chat" });
    draft.result({ sourceId: null, status: "unknown", text, at });
    return;
  }
  const assistant = speaker === "ASSISTANT";
  draft.beginMessage({
    role: assistant ? "assistant" : speaker === "USER" ? "user" : "system",
    roleSource: speaker,
    pointer: "/chat",
  });
  const call = assistant ? callMark.exec(text) : null;
  const said = call ? text.slice(0, call.index).trimEnd() : text;
  if (said !== "" || !call)
    draft.text(said, speaker === "SYSTEM" ? "control" : "visible", {
      ...at,
      range: [start, start + said.length],
    });
  if (call) addCallText(draft, text.slice(call.index + call[0].length), start + call.index);
}

/** The arguments stand in single quotes, so the call as a whole is no JSON. */
function addCallText(draft: TrajectoryDraft, text: string, start: number): void {
  const name = /"name"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? "";
  const quoted = /"arguments"\s*:\s*'([\s\S]*)'\s*\}\s*$/.exec(text)?.[1];
  const whole = quoted === undefined ? parseInnerJson(text) : undefined;
  const given = quoted ?? (isJson(whole) ? whole.arguments : text);
  draft.call({
    sourceId: null,
    name,
    arguments: readArguments(given),
    at: { pointer: "/chat", range: [start, start + text.length] },
  });
}
