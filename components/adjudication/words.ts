import type { LabelSchema } from "@/lib/annotations/schema";

/** The title of a question, or its id when the schema doesn't have it. */
export const questionTitle = (schema: LabelSchema, question: string): string =>
  schema.questions.find(({ id }) => id === question)?.title ?? question;

/** The text of a choice, or the value itself when the question doesn't offer it. */
export const choiceText = (schema: LabelSchema, question: string, value: string): string =>
  schema.questions.find(({ id }) => id === question)?.choices.find((choice) => choice.value === value)
    ?.text ?? value;
