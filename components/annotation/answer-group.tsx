"use client";

import { Check } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import type { Choice, Question } from "@/lib/annotations/schema";
import { Kbd } from "../ui/kbd";

type AnswerGroupProps = {
  question: Pick<Question, "id" | "title" | "layout" | "choices" | "required">;
  value: string | null;
  onChange: (value: string) => void;
  /** The key of a choice; undefined when it has none. */
  keyOf: (value: string) => string | undefined;
  readOnly?: boolean;
  invalid?: boolean;
};

const arrows: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** One question's choices as a group of radio buttons: one Tab stop, arrow keys between them, each with its own key. */
export function AnswerGroup({ question, value, onChange, keyOf, readOnly, invalid }: AnswerGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const { choices, layout } = question;
  const stop = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined || readOnly) return;
    event.preventDefault();
    const focused = event.target instanceof HTMLElement ? event.target.dataset.value : stop;
    const at = choices.findIndex((choice) => choice.value === focused);
    const next = choices[(at + by + choices.length) % choices.length];
    if (!next) return;
    onChange(next.value);
    group.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };

  const answer = (choice: Choice) => (
    <button
      key={choice.value}
      type="button"
      role="radio"
      aria-checked={choice.value === value}
      aria-disabled={readOnly || undefined}
      aria-keyshortcuts={keyOf(choice.value)}
      tabIndex={choice.value === stop ? 0 : -1}
      data-value={choice.value}
      data-size={layout === "pair" ? "lg" : layout === "families" ? "sm" : undefined}
      title={choice.help}
      className="answer"
      onClick={() => {
        if (!readOnly) onChange(choice.value);
      }}
    >
      <AnswerKey chord={keyOf(choice.value)} />
      <span className="answer__text">{choice.text}</span>
      <Check aria-hidden="true" />
    </button>
  );

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`question-${question.id}`}
      aria-required={question.required}
      aria-invalid={invalid || undefined}
      onKeyDown={onKeyDown}
      className={layout === "families" ? "grid gap-1.5" : "grid grid-cols-2 gap-1.5"}
    >
      {layout === "families"
        ? familiesOf(choices).map(({ name, members }) => (
            <div key={name} className="answer-family">
              <span className="answer-family__name">{name}</span>
              <div className="grid grid-cols-2 gap-1.5">{members.map(answer)}</div>
            </div>
          ))
        : choices.map(answer)}
    </div>
  );
}

/** The place of the key cap is kept when a choice has none, so that texts line up. */
function AnswerKey({ chord }: { chord: string | undefined }) {
  return chord ? <Kbd>{chord}</Kbd> : <span className="w-[18px] flex-none" />;
}

function familiesOf(choices: readonly Choice[]): { name: string; members: Choice[] }[] {
  const families: { name: string; members: Choice[] }[] = [];
  for (const choice of choices) {
    const name = choice.family ?? "";
    const known = families.find((family) => family.name === name);
    if (known) known.members.push(choice);
    else families.push({ name, members: [choice] });
  }
  return families;
}
