import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asText } from "../plain-values";
import { inter3Grammar } from "../tagged-text";
import { addTranscript } from "../transcript";

const roleLine = /^\[(system|user|assistant|tool)\] ?/i;

/** INTER3 as printed: [role] lines, results as "name -> json". */
export const inter3Transcript: Format = {
  id: "inter3-transcript",
  family: "inter3",
  title: "INTER3 transcripts",
  howTo: "A text file with [user], [assistant] and [tool] lines.",
  recognise: ({ value, raw }) =>
    raw.place === "text" && typeof value === "string" && roleLine.test(value.trimStart()),
  normalise(records, context) {
    const record = only(records);
    const draft = new TrajectoryDraft("inter3-transcript", record, context);
    const way = { line: roleLine, grammar: inter3Grammar, toolText: /^([\w.-]+)\s*->\s*([\s\S]*)$/ };
    addTranscript(draft, asText(record.value) ?? "", "", way);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
