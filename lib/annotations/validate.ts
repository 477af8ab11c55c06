import type { Draft, LabelSchema } from "./schema";

/** One reason why a draft isn't a label yet. `question` is null when the draft answers something that isn't asked. */
export interface DraftFault {
  question: string | null;
  code: "unanswered" | "unknown_choice" | "unknown_question";
  message: string;
}

/**
 * What keeps a draft from being a label of this schema: unanswered required questions, choices and questions that the
 * schema doesn't have. In question order; empty when it may be submitted.
 */
export function missingAnswers(schema: LabelSchema, draft: Draft): DraftFault[] {
  const faults: DraftFault[] = [];
  for (const question of schema.questions) {
    const value = Object.hasOwn(draft.answers, question.id) ? draft.answers[question.id] : undefined;
    if (value === undefined) {
      if (question.required)
        faults.push({ question: question.id, code: "unanswered", message: `Answer “${question.title}”.` });
    } else if (!question.choices.some((choice) => choice.value === value)) {
      faults.push({
        question: question.id,
        code: "unknown_choice",
        message: `“${question.title}” has no choice “${value}”.`,
      });
    }
  }
  for (const id of Object.keys(draft.answers))
    if (!schema.questions.some((question) => question.id === id))
      faults.push({ question: null, code: "unknown_question", message: `There is no question “${id}”.` });
  return faults;
}
