import { addCall, toolDefinitions } from "../chat-message";
import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { parseInnerJson } from "../inner-json";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asText, firstText, isJson, omit } from "../plain-values";

/** xLAM: one question, the calls that answer it, no results. */
export const xlam: Format = {
  id: "xlam",
  family: "training-sets",
  title: "xLAM function calling",
  howTo: "JSON or JSONL of {query, answers, tools}; answers and tools are JSON strings.",
  recognise: ({ value }) => isJson(value) && "query" in value && "answers" in value && "tools" in value,
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("xlam", record, context);
    draft.externalId = firstText(value, "id");
    draft.tools = toolDefinitions(value.tools);
    draft.beginMessage({ role: "user", pointer: "/query" });
    draft.text(asText(value.query) ?? "", "visible", { pointer: "/query" });
    draft.beginMessage({ role: "assistant", pointer: "/answers" });
    const answers = typeof value.answers === "string" ? parseInnerJson(value.answers) : value.answers;
    if (answers === undefined) draft.warn("answers_invalid", "/answers");
    for (const call of isJson(answers) ? [answers] : asArray(answers)) addCall(draft, call, "/answers");
    draft.extra = omit(value, ["id", "query", "answers", "tools"]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
