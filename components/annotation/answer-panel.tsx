"use client";

import { CircleAlert } from "lucide-react";
import type { RefObject } from "react";
import type { Confidence, Draft, LabelSchema, Question } from "@/lib/annotations/schema";
import { Kbd } from "../ui/kbd";
import { TextButton } from "../ui/link-button";
import { Note } from "../ui/note";
import { Segmented } from "../ui/segmented";
import { answerAction, type AnnotateKeys } from "./annotate-keys";
import { AnswerGroup } from "./answer-group";
import { EvidenceList } from "./evidence-list";

type AnswerPanelProps = {
  schema: LabelSchema;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onJump: (step: number) => void;
  onNextMark?: () => void;
  keys: AnnotateKeys;
  /** Questions that stopped a submit, by id, with what to say there. */
  problems?: Readonly<Record<string, string>>;
  readOnly?: boolean;
  /** Where the comment key puts the cursor. */
  comment?: RefObject<HTMLTextAreaElement | null>;
};

const confidences: { value: Confidence; label: string }[] = [
  { value: "low", label: "Low" },
  { value: "medium", label: "Medium" },
  { value: "high", label: "High" },
];

/** The questions of a queue with their rules, then evidence, comment and confidence. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { schema, draft, onDraft, onJump, onNextMark, keys, problems = {}, readOnly, comment } = props;
  return (
    <div className="answer-panel flex flex-col gap-3.5">
      {schema.questions.map((question, index) => (
        <section key={question.id}>
          <QuestionHead question={question} number={index + 1} problem={problems[question.id]} />
          <AnswerGroup
            question={question}
            value={draft.answers[question.id] ?? null}
            onChange={(value) => onDraft({ ...draft, answers: { ...draft.answers, [question.id]: value } })}
            keyOf={(value) => keys[answerAction(question.id, value)]}
            readOnly={readOnly}
            invalid={problems[question.id] !== undefined}
          />
        </section>
      ))}

      <section>
        <div className="mb-1.5 flex items-baseline gap-2">
          <h2 className="text-md">Evidence</h2>
          <span className="meta">
            {draft.evidence.length === 0
              ? `select words, or press ${keys["annotate.mark"] ?? "Mark"} on a step`
              : `${draft.evidence.length} marked`}
          </span>
          {draft.evidence.length > 0 && onNextMark ? (
            <TextButton className="ml-auto" onClick={onNextMark}>
              Next mark
              {keys["annotate.next-mark"] ? <Kbd>{keys["annotate.next-mark"]}</Kbd> : null}
            </TextButton>
          ) : null}
        </div>
        <EvidenceList
          evidence={draft.evidence}
          onJump={onJump}
          onRemove={
            readOnly
              ? undefined
              : (index) => onDraft({ ...draft, evidence: draft.evidence.filter((_, at) => at !== index) })
          }
        />
      </section>

      <section>
        <div className="mb-1.5 flex items-baseline gap-2">
          <h2 className="text-md">
            <label htmlFor="annotation-comment">Comment</label>
          </h2>
          <span className="meta">optional</span>
          {keys["annotate.comment"] ? (
            <span className="ml-auto">
              <Kbd>{keys["annotate.comment"]}</Kbd>
            </span>
          ) : null}
        </div>
        <textarea
          ref={comment}
          id="annotation-comment"
          className="field"
          rows={2}
          maxLength={20_000}
          value={draft.comment}
          readOnly={readOnly}
          onChange={(event) => onDraft({ ...draft, comment: event.target.value })}
          // Back to the keys of the page.
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
          }}
        />
      </section>

      <section className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-md">Confidence</h2>
        <Segmented
          label="Confidence"
          size="md"
          value={draft.confidence}
          onChange={(confidence) => {
            if (!readOnly) onDraft({ ...draft, confidence });
          }}
          options={confidences.map((option) => ({
            ...option,
            kbd: keys[`annotate.confidence-${option.value}`],
          }))}
        />
      </section>
    </div>
  );
}

function QuestionHead({
  question,
  number,
  problem,
}: {
  question: Question;
  number: number;
  problem?: string;
}) {
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <h2 id={`question-${question.id}`} className="text-md">
          {number}. {question.title}
        </h2>
        {question.note ? <span className="meta">{question.note}</span> : null}
        {question.required ? null : <span className="meta">optional</span>}
        {problem ? (
          <span
            className="ml-auto inline-flex items-center gap-1 text-xs font-medium text-danger"
            role="alert"
          >
            <CircleAlert className="size-3.5" aria-hidden="true" />
            {problem}
          </span>
        ) : null}
      </div>
      {question.hint ? <p className="-mt-0.5 mb-2 text-xs leading-note text-ink-2">{question.hint}</p> : null}
      {question.rule ? (
        <div className="mb-2">
          <Note lead={question.rule.lead}>{question.rule.text}</Note>
        </div>
      ) : null}
    </>
  );
}
