"use client";

import { useId, type KeyboardEvent } from "react";
import type { StagedQuestion } from "@/lib/annotations/two-stage";
import type { Question } from "@/lib/annotations/schema";
import { AnswerGroup } from "../annotation/answer-group";
import { Button } from "../ui/button";
import { Field, Textarea } from "../ui/field";
import { ProblemNote } from "../ui/note";
import { useAction } from "../ui/use-action";
import { DecisionHistory } from "./decision-history";
import { choiceText, voteWords } from "./vote-words";

export interface Decision {
  question: string;
  value: string;
  reason: string;
  /** One more than the newest decision that was seen; null for a first decision, which is made before the labels are. */
  version: number | null;
}

interface DecisionFormProps {
  question: Question;
  staged: StagedQuestion;
  /** The chosen value and the reason, kept by the page so that keys can set them. */
  value: string | null;
  reason: string;
  onValue: (value: string) => void;
  onReason: (reason: string) => void;
  /** Keys act here. */
  active: boolean;
  decide: (decision: Decision) => Promise<void>;
}

/** Digits for the choices of the question that is being decided. */
export const digitOf = (place: number): string | undefined => (place < 9 ? String(place + 1) : undefined);

/** The form that keys act on: the page finds its reason and sends it by these marks. */
export const activeForm = "[data-active-decision]";

/** One question's decision: blind or with the labels beside it; the choices, the reason, what was decided before. */
export function DecisionForm(props: DecisionFormProps) {
  const { question, staged, value, reason, onValue, onReason, active, decide } = props;
  const { busy, problem, run } = useAction();
  const hint = useId();
  const { stage, consensus, own } = staged;
  const history = consensus?.history ?? [];
  const ready = value !== null && reason.trim() !== "";
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      data-active-decision={active ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (value === null || reason.trim() === "") return;
        const version = stage === "blind" ? null : (history.at(-1)?.version ?? 0) + 1;
        void run(() => decide({ question: question.id, value, reason: reason.trim(), version }));
      }}
    >
      {consensus ? (
        <p className="text-ink-2">
          {voteWords(question, consensus.vote.counts)}.{" "}
          {consensus.vote.value === null
            ? `${consensus.vote.needed} of ${consensus.vote.wanted} would decide.`
            : `The majority says ${choiceText(question, consensus.vote.value)}.`}
          {own ? ` You said ${choiceText(question, own.value)} before you saw them.` : null}
        </p>
      ) : null}
      <AnswerGroup
        question={question}
        value={value}
        onChange={onValue}
        keyOf={(one) =>
          active ? digitOf(question.choices.findIndex((choice) => choice.value === one)) : undefined
        }
      />
      <Field label="Reason" hint="It stays with the decision, for the people who read the data later.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={5000}
            value={reason}
            aria-keyshortcuts="r"
            onKeyDown={sendByKey}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
      <ProblemNote problem={problem} />
      <div className="flex items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          kbd={active ? "Enter" : undefined}
          aria-disabled={ready ? undefined : true}
          aria-describedby={ready ? undefined : hint}
        >
          {verbOf(staged, value)}
        </Button>
        {ready ? null : (
          <span id={hint} className="meta">
            {value === null ? "Choose a value, then say why." : "Say why, in a sentence."}
          </span>
        )}
      </div>
      <DecisionHistory question={question} history={history} blind={staged.blind} />
    </form>
  );
}

function verbOf({ stage, own }: StagedQuestion, value: string | null): string {
  if (stage === "decided") return "Decide anew";
  if (stage === "revealed" && own) return value === own.value ? "Confirm" : "Change";
  return "Decide";
}
