import type { Lexicon } from "../lexicon";
import { clarification } from "./clarification";
import { classes } from "./classes";
import { complaint } from "./complaint";
import { confirmation } from "./confirmation";
import { correction } from "./correction";
import { escalation } from "./escalation";
import { gratitude } from "./gratitude";
import { profanity } from "./profanity";
import { quit } from "./quit";
import { rephrase } from "./rephrase";
import { success } from "./success";
import { words } from "./words";

export const english: Lexicon = {
  language: "en",
  classes,
  words,
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
  ],
};
