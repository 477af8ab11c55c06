"use client";

import type { Consensus } from "@/lib/annotations/adjudication";
import type { Question } from "@/lib/annotations/schema";
import { AnswerGroup } from "../annotation/answer-group";
import { Button } from "../ui/button";
import { Field, Textarea } from "../ui/field";
import { Moment } from "../ui/moment";
import { ProblemNote } from "../ui/note";
import { useAction } from "../ui/use-action";
import { choiceText, voteWords } from "./vote-words";

export interface Decision {
  question: string;
  value: string;
  reason: string;
  /** One more than the newest decision that was seen. */
  version: number;
}

interface DecisionFormProps {
  question: Question;
  consensus: Consensus;
  /** The chosen value and the reason, kept by the page so that keys can set them. */
  value: string | null;
  reason: string;
  onValue: (value: string) => void;
  onReason: (reason: string) => void;
  /** Digits choose here. */
  active: boolean;
  decide: (decision: Decision) => Promise<void>;
}

/** Digits for the choices of the question that is being decided. */
export const digitOf = (place: number): string | undefined => (place < 9 ? String(place + 1) : undefined);

/** One question's decision: how the votes fell, the choices, the reason, what was decided before. */
export function DecisionForm(props: DecisionFormProps) {
  const { question, consensus, value, reason, onValue, onReason, active, decide } = props;
  const { busy, problem, run } = useAction();
  const { history, vote } = consensus;
  const ready = value !== null && reason.trim() !== "";
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (value === null || reason.trim() === "") return;
        const decision = {
          question: question.id,
          value,
          reason: reason.trim(),
          version: (history.at(-1)?.version ?? 0) + 1,
        };
        void run(() => decide(decision));
      }}
    >
      <p className="text-ink-2">
        {voteWords(question, vote.counts)}.{" "}
        {vote.value === null
          ? `${vote.needed} of ${vote.wanted} would decide.`
          : `The majority says ${choiceText(question, vote.value)}.`}
      </p>
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
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
      <ProblemNote problem={problem} />
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} aria-disabled={ready ? undefined : true}>
          {history.length > 0 ? "Decide anew" : "Decide"}
        </Button>
        {ready ? null : (
          <span className="meta">
            {value === null ? "Choose a value, then say why." : "Say why, in a sentence."}
          </span>
        )}
      </div>
      {history.length > 0 ? (
        <ol aria-label="Decisions, the newest first" className="grid gap-2 border-l-2 border-line-2 pl-3">
          {[...history].reverse().map((one, place) => (
            <li key={one.version}>
              <p>
                <strong className="font-strong">{choiceText(question, one.value)}</strong>{" "}
                <span className="meta">
                  {place === 0 ? "in force, " : "earlier, "}
                  {one.actor}, <Moment at={one.at} />
                </span>
              </p>
              <p className="leading-note wrap-anywhere text-ink-2">{one.reason}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </form>
  );
}
