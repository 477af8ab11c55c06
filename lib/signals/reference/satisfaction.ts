import { phraseFinding } from "./phrase-finding";
import { humanTexts, type ReferenceDetector } from "./view";

const families = ["gratitude", "confirmation", "success"] as const;

/** At most one hit a turn, in the order gratitude, confirmation, success. */
export const referenceSatisfaction: ReferenceDetector = (view) =>
  humanTexts(view).flatMap((turn) => {
    for (const name of families) {
      const type = `interaction.satisfaction.${name}` as const;
      const found = phraseFinding(view, turn, type, name, { pattern_type: name });
      if (found) return [found];
    }
    return [];
  });
