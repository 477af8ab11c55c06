import type { SignalType } from "../schema";
import { phraseFinding } from "./phrase-finding";
import { phrasesOf } from "./phrases";
import { humanTexts, type ReferenceDetector } from "./view";

const families: SignalType[] = [
  "interaction.satisfaction.gratitude",
  "interaction.satisfaction.confirmation",
  "interaction.satisfaction.success",
];

/** At most one hit a turn, in the order gratitude, confirmation, success. */
export const referenceSatisfaction: ReferenceDetector = (view) =>
  humanTexts(view).flatMap((turn) => {
    for (const type of families) {
      const found = phraseFinding(view, turn, type, phrasesOf(view.settings, type), {
        pattern_type: type.split(".")[2],
      });
      if (found) return [found];
    }
    return [];
  });
