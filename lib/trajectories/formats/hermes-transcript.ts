import { toolDefinitions } from "../chat-message";
import { hashId } from "../content-hash";
import { markedTools } from "../declared-tools";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asJson, asText, firstText, isJson, omit } from "../plain-values";
import { hermesGrammar } from "../tagged-text";
import { addTranscript } from "../transcript";

const roleLine = /^(SYSTEM|USER|ASSISTANT|TOOL|HUMAN): ?/;

/** SYSTEM: / USER: / ASSISTANT: text with Hermes tags, as a text file or in a member of a record. */
export const hermesTranscript: Format = {
  id: "hermes-transcript",
  family: "hermes",
  title: "Hermes transcripts",
  howTo:
    "A text with SYSTEM:, USER: and ASSISTANT: lines and <tool_call> blocks, alone or as example in JSON records.",
  recognise({ value, raw }) {
    if (raw.place === "text") return typeof value === "string" && roleLine.test(value.replace(/^[\s`]*/, ""));
    return transcriptKey(value) !== null;
  },
  normalise(records, context) {
    const record = only(records);
    const key = transcriptKey(record.value);
    const text = key === null ? (asText(record.value) ?? "") : (asText(asJson(record.value)[key]) ?? "");
    const draft = new TrajectoryDraft("hermes-transcript", record, context);
    if (key !== null) {
      draft.externalId = firstText(asJson(record.value), "id");
      draft.extra = omit(asJson(record.value), ["id", key]);
    }
    // Code fences around the whole text are not part of it.
    const body = text
      .replace(/^\s*```[a-z]*\n/, (fence) => " ".repeat(fence.length - 1) + "\n")
      .replace(/\n```\s*$/, "\n");
    draft.tools = toolDefinitions(markedTools(body));
    addTranscript(draft, body, key === null ? "" : `/${key}`, {
      line: roleLine,
      grammar: hermesGrammar,
      toolText: /^()<tool_response>\s*([\s\S]*?)\s*<\/tool_response>$/,
    });
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function transcriptKey(value: unknown): string | null {
  if (!isJson(value)) return null;
  const keys = Object.keys(value).filter((key) =>
    ["example", "text", "prompt", "conversation", "transcript"].includes(key),
  );
  return (
    keys.find((key) => {
      const text = value[key];
      return typeof text === "string" && /^[\s`]*(SYSTEM|USER): /.test(text) && /^ASSISTANT:/m.test(text);
    }) ?? null
  );
}
