import type { Draft, LabelSchema } from "./schema";

/** What stands between a draft and a label, in words for the person who fills it in. */
export interface DraftProblem {
  question: string;
  message: string;
}

export interface DraftCheck {
  /** True when the draft can be submitted as it is. */
  complete: boolean;
  /** Required questions without an answer, in question order. */
  missing: DraftProblem[];
  /** Answers that the schema doesn't know: never the annotator's fault, and never stored. */
  errors: DraftProblem[];
}

/** Checks a draft against the label schema of its queue: required answers, and that every answer is one of the choices. */
export function checkDraft(draft: Draft, schema: LabelSchema): DraftCheck {
  const missing: DraftProblem[] = [];
  const errors: DraftProblem[] = [];
  for (const { id, title, required, choices } of schema.questions) {
    const answer = Object.hasOwn(draft.answers, id) ? draft.answers[id] : undefined;
    if (answer === undefined) {
      if (required) missing.push({ question: id, message: `“${title}” has no answer yet.` });
    } else if (!choices.some(({ value }) => value === answer)) {
      errors.push({ question: id, message: `“${answer}” is not a choice of “${title}”.` });
    }
  }
  const known = new Set(schema.questions.map(({ id }) => id));
  for (const question of Object.keys(draft.answers))
    if (!known.has(question))
      errors.push({ question, message: `There is no question “${question}” in ${schema.title}.` });
  return { complete: missing.length + errors.length === 0, missing, errors };
}
