import type { Question } from "@/lib/annotations/schema";
import type { Vote } from "@/lib/annotations/vote";

/** The text of a choice; a value that the question doesn't offer stays as it is. */
export const choiceText = (question: Question | undefined, value: string): string =>
  question?.choices.find((choice) => choice.value === value)?.text ?? value;

/** How the votes fell, the most frequent first: "2 Conversation, 1 External system". */
export function voteWords(question: Question | undefined, counts: Vote["counts"]): string {
  const given = counts.filter(({ votes }) => votes > 0).sort((a, b) => b.votes - a.votes);
  return given.length === 0
    ? "no answer"
    : given.map(({ value, votes }) => `${votes} ${choiceText(question, value)}`).join(", ");
}
