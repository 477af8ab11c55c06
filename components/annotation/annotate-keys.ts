import type { LabelSchema } from "@/lib/annotations/schema";

/** What a key can do on the annotate screen, besides choosing answers. The names are what preferences keep. */
export const annotateActions = {
  "annotate.step-down": { key: "j", text: "Step down" },
  "annotate.step-up": { key: "k", text: "Step up" },
  "annotate.next-mark": { key: "]", text: "Next marked step" },
  "annotate.previous-mark": { key: "[", text: "Previous marked step" },
  "annotate.fold": { key: "o", text: "Unfold or fold the step" },
  "annotate.mark": { key: "m", text: "Mark the selected words, or the step, as evidence" },
  "annotate.comment": { key: "/", text: "Write a comment" },
  "annotate.confidence-low": { key: "shift+1", text: "Confidence low" },
  "annotate.confidence-medium": { key: "shift+2", text: "Confidence medium" },
  "annotate.confidence-high": { key: "shift+3", text: "Confidence high" },
  "annotate.submit": { key: "Enter", text: "Submit the label" },
  "annotate.skip": { key: "s", text: "Skip with a reason" },
  "annotate.flag": { key: "f", text: "Flag the item" },
  "annotate.undo": { key: "z", text: "Reopen the last label" },
  "annotate.guidelines": { key: "g", text: "Guidelines" },
  "annotate.keys": { key: "?", text: "All keys" },
} as const;

export type AnnotateAction = keyof typeof annotateActions;

/** The name of the action that gives a question this answer. */
export const answerAction = (question: string, value: string) => `annotate.answer.${question}.${value}`;

/** Key by action. An action without a key is reached by the pointer and by Tab. */
export type AnnotateKeys = Readonly<Record<string, string | undefined>>;

/**
 * The keys of a queue: a person's changes first, then the actions' own, then the answers' as the schema gives
 * them. A key does one thing: who comes later goes without.
 */
export function annotateKeys(schema: LabelSchema, changes: AnnotateKeys = {}): AnnotateKeys {
  const wanted: [action: string, key: string][] = [
    ...Object.entries(annotateActions).map(([action, { key }]): [string, string] => [action, key]),
    ...schema.questions.flatMap((question) =>
      question.choices.map((choice): [string, string] => [
        answerAction(question.id, choice.value),
        choice.key,
      ]),
    ),
  ];
  const taken = new Set<string>();
  const keys: Record<string, string | undefined> = {};
  const give = (action: string, key: string) => {
    if (taken.has(key)) return;
    taken.add(key);
    keys[action] = key;
  };
  for (const [action] of wanted) {
    const chosen = changes[action];
    if (chosen) give(action, chosen);
  }
  for (const [action, key] of wanted) if (!changes[action]) give(action, key);
  return keys;
}
