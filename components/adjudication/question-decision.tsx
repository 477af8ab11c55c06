"use client";

import { useState } from "react";
import type { Consensus } from "@/lib/annotations/adjudication";
import type { Question } from "@/lib/annotations/schema";
import { AnswerGroup } from "../annotation/answer-group";
import { Button } from "../ui/button";
import { Field, Textarea } from "../ui/field";
import { Moment } from "../ui/moment";
import { useAction } from "../ui/use-action";

export type Decide = (decision: {
  question: string;
  value: string;
  reason: string;
  version: number;
}) => Promise<void>;

type QuestionDecisionProps = { question: Question; consensus: Consensus; decide: Decide };

const states: Record<Consensus["state"], string> = {
  pending: "labels are missing",
  majority: "majority",
  tie: "tie",
  no_majority: "no majority",
  adjudicated: "decided",
};

/** One question: how the votes fell, the decision in force with its history, and the form for the next one. */
export function QuestionDecision({ question, consensus, decide }: QuestionDecisionProps) {
  const { state, vote, adjudication, history } = consensus;
  const open = state === "tie" || state === "no_majority";
  const [editing, setEditing] = useState(open);
  const [value, setValue] = useState<string | null>(adjudication?.value ?? null);
  const [reason, setReason] = useState("");
  const { busy, problem, run } = useAction();
  const text = (chosen: string) => question.choices.find((choice) => choice.value === chosen)?.text ?? chosen;
  const submit = () =>
    void run(async () => {
      if (value === null) throw new Error("Choose an answer first.");
      if (reason.trim() === "") throw new Error("Say why, in a sentence.");
      await decide({ question: question.id, value, reason, version: (adjudication?.version ?? 0) + 1 });
      setReason("");
      setEditing(false);
    });

  return (
    <section className="border-t border-line pt-3">
      <div className="flex items-baseline gap-2">
        <h3 id={`question-${question.id}`} className="text-md">
          {question.title}
        </h3>
        <span className="meta">{states[state]}</span>
        <span className="flex-1" />
        {!editing && vote.complete ? (
          <button type="button" className="link text-xs" onClick={() => setEditing(true)}>
            {adjudication ? "Decide again" : "Overrule"}
          </button>
        ) : null}
      </div>
      <p className="meta tnum mt-1">
        {vote.counts
          .filter(({ votes }) => votes > 0)
          .map(({ value: given, votes }) => `${text(given)} ${votes}`)
          .join(" · ")}
        {vote.complete ? "" : ` · ${vote.wanted - vote.votes} to come`}
      </p>
      {history.length > 0 ? (
        <ol className="mt-2 grid gap-1 text-xs" aria-label={`Decisions on ${question.title}`}>
          {history.map((decision) => (
            <li key={decision.version} className={decision === adjudication ? "" : "text-ink-3 line-through"}>
              <strong>{text(decision.value)}</strong>, {decision.reason}{" "}
              <span className="text-ink-3">
                ({decision.actor}, <Moment at={decision.at} />)
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {editing ? (
        <div className="mt-2 grid gap-2">
          <AnswerGroup question={question} value={value} onChange={setValue} keyOf={() => undefined} />
          <Field label="Reason" error={problem}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <div className="flex gap-2">
            <Button variant="primary" busy={busy} onClick={submit}>
              Decide “{question.title.replace(/\?$/, "")}”
            </Button>
            {open ? null : <Button onClick={() => setEditing(false)}>Leave it</Button>}
          </div>
        </div>
      ) : null}
    </section>
  );
}
