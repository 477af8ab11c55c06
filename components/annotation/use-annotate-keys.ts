"use client";

import { useMemo } from "react";
import type { LabelSchema } from "@/lib/annotations/schema";
import { useKeys } from "../ui/use-keys";
import { annotateActions, answerAction, type AnnotateAction, type AnnotateKeys } from "./annotate-keys";

type Handlers = Record<AnnotateAction, (() => void) | undefined> & {
  answer: (question: string, value: string) => void;
};

/** Listens to the keys of the annotate screen; they rest while a text field, a dialog or a menu has the focus. */
export function useAnnotateKeys(schema: LabelSchema, keys: AnnotateKeys, handlers: Handlers, enabled = true) {
  const answers = useMemo(
    () =>
      schema.questions.flatMap((question) =>
        question.choices.map((choice) => ({ question: question.id, value: choice.value })),
      ),
    [schema],
  );
  const map: Record<string, (() => void) | undefined> = {};
  for (const action of Object.keys(annotateActions) as AnnotateAction[]) {
    const key = keys[action];
    if (key) map[key] = handlers[action];
  }
  for (const { question, value } of answers) {
    const key = keys[answerAction(question, value)];
    if (key) map[key] = () => handlers.answer(question, value);
  }
  useKeys(map, enabled);
}
