import type { Lexicon } from "../lexicon";
import { broadClarification, broadRephrase } from "./broad/asking";
import { broadCorrection } from "./broad/correction";
import { broadComplaint, broadEscalation, broadQuit } from "./broad/leaving";
import { broadConfirmation, broadGratitude, broadSuccess } from "./broad/praise";
import { clarification } from "./clarification";
import { classes } from "./classes";
import { complaint } from "./complaint";
import { confirmation } from "./confirmation";
import { correction } from "./correction";
import { elsewhere } from "./elsewhere";
import { escalation } from "./escalation";
import { gratitude } from "./gratitude";
import { indirectClarification } from "./indirect/clarification";
import { indirectComplaint } from "./indirect/complaint";
import { indirectCorrection } from "./indirect/correction";
import { indirectEscalation } from "./indirect/escalation";
import { indirectConfirmation, indirectGratitude } from "./indirect/praise";
import { indirectQuit } from "./indirect/quit";
import { indirectRephrase } from "./indirect/rephrase";
import { indirectSuccess } from "./indirect/success";
import { profanity } from "./profanity";
import { quit } from "./quit";
import { rephrase } from "./rephrase";
import { spellings } from "./spellings";
import { success } from "./success";
import { words } from "./words";

export const english: Lexicon = {
  language: "en",
  classes,
  words,
  spellings,
  groups: [
    correction,
    rephrase,
    clarification,
    escalation,
    quit,
    profanity,
    complaint,
    gratitude,
    confirmation,
    success,
    // Ways of saying it without the plain words.
    indirectCorrection,
    indirectRephrase,
    indirectClarification,
    indirectEscalation,
    indirectQuit,
    indirectComplaint,
    indirectGratitude,
    indirectConfirmation,
    indirectSuccess,
    // Ways of saying it told by their form alone.
    broadCorrection,
    broadRephrase,
    broadClarification,
    broadEscalation,
    broadQuit,
    broadComplaint,
    broadGratitude,
    broadConfirmation,
    broadSuccess,
    ...elsewhere,
  ],
};
