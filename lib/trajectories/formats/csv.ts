import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asJson, asText, firstText, isJson, omit } from "../plain-values";

const prompts = ["prompt", "query", "question", "instruction", "input", "user", "text", "content", "message"];
const answers = ["response", "answer", "completion", "output", "assistant", "reply"];

/** A plain table: a row is one exchange of a prompt and, if there is one, its answer. */
export const csv: Format = {
  id: "csv",
  family: "table",
  title: "CSV table",
  howTo: "CSV with a header; text (or prompt) and, if known, response, id and domain.",
  recognise: ({ value, raw }) => raw.place === "row" && isJson(value) && prompts.some((key) => key in value),
  normalise(records, context) {
    const record = only(records);
    const row = asJson(record.value);
    const draft = new TrajectoryDraft("csv", record, context);
    const prompt = prompts.find((key) => key in row)!;
    const answer = answers.find((key) => key in row);
    draft.externalId = firstText(row, "id");
    draft.domain = firstText(row, "domain");
    draft.beginMessage({ role: "user", pointer: `/${prompt}` });
    draft.text(asText(row[prompt]) ?? "", "visible", { pointer: `/${prompt}` });
    if (answer) {
      draft.beginMessage({ role: "assistant", pointer: `/${answer}` });
      draft.text(asText(row[answer]) ?? "", "visible", { pointer: `/${answer}` });
    }
    draft.extra = omit(row, ["id", "domain", prompt, ...(answer ? [answer] : [])]);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
