import type { Draft, LabelSchema } from "./schema";

/**
 * One thing that keeps a draft from becoming a label, in words for the person who fills it in. `missing`: a required
 * question without an answer; the other two name something that the schema doesn't know and must never be stored.
 */
export interface DraftFault {
  question: string;
  kind: "missing" | "unknown_choice" | "unknown_question";
  message: string;
}

/**
 * What a draft still needs under the label schema of its queue, in question order, unknown questions last. Empty means
 * that it can be submitted as it is.
 */
export function missingAnswers(schema: LabelSchema, draft: Pick<Draft, "answers">): DraftFault[] {
  const faults: DraftFault[] = [];
  for (const { id, title, required, choices } of schema.questions) {
    const answer = Object.hasOwn(draft.answers, id) ? draft.answers[id] : undefined;
    if (answer === undefined) {
      if (required) faults.push({ question: id, kind: "missing", message: `“${title}” has no answer yet.` });
    } else if (!choices.some(({ value }) => value === answer)) {
      faults.push({
        question: id,
        kind: "unknown_choice",
        message: `“${answer}” is not a choice of “${title}”.`,
      });
    }
  }
  const known = new Set(schema.questions.map(({ id }) => id));
  for (const question of Object.keys(draft.answers)) {
    if (known.has(question)) continue;
    const message = `“${schema.title}” has no question “${question}”.`;
    faults.push({ question, kind: "unknown_question", message });
  }
  return faults;
}
