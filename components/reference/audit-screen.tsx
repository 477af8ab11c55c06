"use client";

import { Flag, SkipForward, Undo2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { auditReasons, Judgement } from "@/lib/references/audit";
import type { CandidateView, QueryView } from "@/lib/references/audit-view";
import type { GroupPrecision } from "@/lib/references/precision";
import { BottomBar, type SaveState } from "../ui/bottom-bar";
import { Button } from "../ui/button";
import { formatCount } from "../ui/format";
import { PanelHead } from "../ui/panel-head";
import { TopBar } from "../ui/top-bar";
import { useKeys } from "../ui/use-keys";
import { BranchPrecision } from "./branch-precision";
import { Comparison, type ShownDiff } from "./comparison";
import { auditKeys, DecisionPanel, emptyJudgement, type JudgementDraft } from "./decision-panel";
import { Dialogue } from "./dialogue";

export type AuditScreenProps = {
  title: string;
  trail: readonly { href: string; label: string }[];
  query: QueryView;
  /** Verdicts, branch and decision are null in it until this auditor has decided. */
  candidate: CandidateView;
  kept: readonly { number: number; text: string }[];
  progress: {
    candidates: number;
    decided: number;
    queries: number;
    kept: number;
    groups: readonly GroupPrecision[];
  };
  save: SaveState;
  busy?: boolean;
  /** Stores the judgement; the candidate then comes back with what was hidden. */
  onDecide: (judgement: Judgement) => void;
  /** On to the next candidate, after a decision. */
  onNext: () => void;
  /** Asks why this one should be put aside for somebody else. */
  onSkip: () => void;
  /** Asks what is wrong with this one. */
  onFlag: () => void;
  onGuidelines: () => void;
  /** Withdraws my last decision; undefined when there is none. */
  onUndo?: () => void;
  /** Above the decision, e.g. that a second opinion is asked for. */
  notice?: ReactNode;
  menu?: ReactNode;
};

/** A candidate to keep or to reject: the dialogue, the comparison, the decision. Give it a `key` per candidate. */
export function AuditScreen(props: AuditScreenProps) {
  const { query, candidate, progress, busy } = props;
  const decided = candidate.decision;
  const [chosen, setChosen] = useState<JudgementDraft>(emptyJudgement);
  const [problem, setProblem] = useState<string | null>(null);
  const [diff, setDiff] = useState<ShownDiff>("words");
  const comment = useRef<HTMLTextAreaElement>(null);
  const draft: JudgementDraft = decided
    ? { decision: decided.decision, reason: decided.reason, note: decided.note }
    : chosen;
  const change = (next: JudgementDraft) => {
    if (decided) return;
    setChosen(next);
    setProblem(null);
  };
  const submit = () => {
    if (decided) return props.onNext();
    if (draft.decision === null) return setProblem("Decide first: keep, reject or unsure.");
    const judgement = Judgement.safeParse(draft);
    if (judgement.success) props.onDecide(judgement.data);
    else setProblem(judgement.error.issues[0]?.message ?? "This can’t be submitted yet.");
  };
  useKeys({
    [auditKeys.keep]: () => change({ ...draft, decision: "keep" }),
    [auditKeys.reject]: () => change({ ...draft, decision: "reject" }),
    [auditKeys.unsure]: () => change({ ...draft, decision: "unsure" }),
    ...Object.fromEntries(
      auditReasons.map(({ value }, index) => [String(index + 1), () => change({ ...draft, reason: value })]),
    ),
    [auditKeys.comment]: () => comment.current?.focus(),
    d: () =>
      setDiff((shown) => (shown === "words" ? "characters" : shown === "characters" ? "off" : "words")),
    v: () =>
      decided
        ? document.getElementById("verdicts")?.scrollIntoView({ block: "nearest" })
        : setProblem("Decide first: the verdicts stay hidden until then."),
    Enter: busy ? undefined : submit,
    s: busy || decided ? undefined : props.onSkip,
    f: props.onFlag,
    g: props.onGuidelines,
    z: props.onUndo,
  });

  const number = Math.min(progress.candidates, progress.decided + (decided ? 0 : 1));
  return (
    <div data-wide-page className="flex h-screen flex-col max-phone:h-auto">
      <TopBar
        title={props.title}
        trail={props.trail}
        note={`${formatCount(progress.decided)} of ${formatCount(progress.candidates)} candidates decided`}
        actions={props.menu}
      />
      <div className="audit-grid min-h-0 flex-1">
        <section
          aria-label="Dialogue"
          tabIndex={0}
          className="scroll-thin overflow-auto border-r border-line-2 px-5 pt-2 pb-6 [grid-area:context] focus-visible:-outline-offset-2 max-narrow:border-r-0 max-narrow:border-b"
        >
          <PanelHead title="Dialogue" note="up to the query" />
          <Dialogue query={query} />
        </section>
        <main
          id="main"
          tabIndex={-1}
          className="scroll-thin overflow-auto bg-paper px-6 pb-6 [grid-area:comparison] focus:outline-none max-narrow:px-4"
        >
          <Comparison query={query} candidate={candidate} kept={props.kept} diff={diff} onDiff={setDiff} />
        </main>
        <aside
          aria-label="Decision"
          className="scroll-thin flex flex-col gap-2 overflow-auto border-l border-line-2 px-5 py-3 [grid-area:decision]"
        >
          {props.notice}
          <DecisionPanel
            draft={draft}
            onDraft={change}
            readOnly={decided !== null}
            problem={problem}
            comment={comment}
          />
          <div className="mt-auto border-t border-line-2 pt-2">
            <BranchPrecision groups={progress.groups} queries={progress.queries} kept={progress.kept} />
          </div>
        </aside>
      </div>
      <BottomBar
        position={{
          current: number,
          done: progress.decided,
          of: progress.candidates,
          label: "Candidates decided",
        }}
        save={props.save}
      >
        <span className="meta max-narrow:hidden">
          {decided ? "decided" : draft.decision === null ? "decide first" : null}
        </span>
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden="true" />}
          kbd="z"
          aria-disabled={props.onUndo ? undefined : true}
          onClick={props.onUndo}
        >
          Undo last
        </Button>
        <Button variant="ghost" icon={<Flag aria-hidden="true" />} kbd="f" onClick={props.onFlag}>
          Flag
        </Button>
        <Button
          icon={<SkipForward aria-hidden="true" />}
          kbd="s"
          aria-disabled={decided ? true : undefined}
          onClick={decided ? undefined : props.onSkip}
        >
          Put aside
        </Button>
        <Button
          variant="primary"
          size="lg"
          className="ml-2"
          kbd="Enter"
          busy={busy}
          aria-disabled={draft.decision === null ? true : undefined}
          onClick={submit}
        >
          {decided ? "Next candidate" : "Submit decision"}
        </Button>
      </BottomBar>
    </div>
  );
}
