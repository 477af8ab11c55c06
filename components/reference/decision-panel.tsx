"use client";

import { Check, CircleAlert } from "lucide-react";
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { auditReasons, type AuditReason } from "@/lib/references/audit";
import type { AuditDecision } from "@/lib/references/schema";
import { Kbd } from "../ui/kbd";
import { PanelHead } from "../ui/panel-head";

/** What an auditor has chosen so far. */
export type JudgementDraft = { decision: AuditDecision | null; reason: AuditReason | null; note: string };

export const emptyJudgement: JudgementDraft = { decision: null, reason: null, note: "" };

export const auditKeys = { keep: "k", reject: "r", unsure: "u", comment: "/" } as const;

const decisions: { value: AuditDecision; text: string; help: string }[] = [
  { value: "keep", text: "Keep", help: "a good answer to this query" },
  { value: "reject", text: "Reject", help: "wrong, unsafe or of no use" },
  { value: "unsure", text: "Unsure", help: "goes to a second auditor" },
];

type DecisionPanelProps = {
  draft: JudgementDraft;
  onDraft: (draft: JudgementDraft) => void;
  readOnly: boolean;
  /** What stopped a submit, in words. */
  problem: string | null;
  comment: RefObject<HTMLTextAreaElement | null>;
};

/** Keep, reject or unsure, with the reason and a comment. */
export function DecisionPanel({ draft, onDraft, readOnly, problem, comment }: DecisionPanelProps) {
  return (
    <>
      <h2 id="audit-question" className="text-md">
        Does the candidate belong in the reference set?
      </h2>
      <Radios
        labelledBy="audit-question"
        options={decisions.map(({ value, text, help }) => ({
          value,
          key: auditKeys[value],
          text: (
            <>
              {text}
              <small className="mt-px block text-xs font-normal text-ink-2">{help}</small>
            </>
          ),
        }))}
        value={draft.decision}
        readOnly={readOnly}
        onChange={(value) => {
          const chosen = decisions.find((one) => one.value === value);
          if (chosen) onDraft({ ...draft, decision: chosen.value });
        }}
        size="lg"
        className="my-1 grid gap-1.5"
      />
      <PanelHead level={3} id="audit-reason" title="Reason" note="needed for reject and unsure" />
      <Radios
        labelledBy="audit-reason"
        options={auditReasons.map(({ value, text }, index) => ({ value, text, key: String(index + 1) }))}
        value={draft.reason}
        readOnly={readOnly}
        onChange={(value) => {
          const chosen = auditReasons.find((one) => one.value === value);
          if (chosen) onDraft({ ...draft, reason: chosen.value });
        }}
        size="sm"
        className="grid grid-cols-2 gap-1.5"
      />
      <div>
        <label htmlFor="audit-comment" className="flex min-h-8 items-center gap-2">
          <span className="font-strong">Comment</span>
          <span className="meta">{draft.reason === "other" ? "needed for other" : "optional"}</span>
          <span className="ml-auto">
            <Kbd>{auditKeys.comment}</Kbd>
          </span>
        </label>
        <textarea
          ref={comment}
          id="audit-comment"
          className="field"
          rows={2}
          maxLength={4000}
          placeholder="What should the judge have seen?"
          value={draft.note}
          readOnly={readOnly}
          onChange={(event) => onDraft({ ...draft, note: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
          }}
        />
      </div>
      {problem ? (
        <p role="alert" className="flex items-center gap-1.5 text-xs font-medium text-danger">
          <CircleAlert className="size-3.5" aria-hidden="true" />
          {problem}
        </p>
      ) : null}
    </>
  );
}

type RadiosProps = {
  labelledBy: string;
  options: readonly { value: string; text: ReactNode; key: string }[];
  value: string | null;
  onChange: (value: string) => void;
  readOnly: boolean;
  size: "sm" | "lg";
  className: string;
};

function Radios({ labelledBy, options, value, onChange, readOnly, size, className }: RadiosProps) {
  const group = useRef<HTMLDivElement>(null);
  const stop = value ?? options[0]?.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined || readOnly) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === stop);
    const next = options[(at + by + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
    group.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={className}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-disabled={readOnly || undefined}
          aria-keyshortcuts={option.key}
          tabIndex={option.value === stop ? 0 : -1}
          data-value={option.value}
          data-size={size}
          className={size === "sm" ? "answer text-xs" : "answer"}
          onClick={() => {
            if (!readOnly) onChange(option.value);
          }}
        >
          <Kbd>{option.key}</Kbd>
          <span className="answer__text">{option.text}</span>
          <Check aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
