"use client";

import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Confidence, Draft, LabelSchema } from "@/lib/annotations/schema";
import { checkDraft } from "@/lib/annotations/validate";
import type { Signal } from "@/lib/signals/report";
import type { Step } from "@/lib/trajectories/schema";
import { SkipLink } from "../shell/skip-link";
import { Viewer, type ViewerHandle } from "../trajectory/viewer";
import type { SaveState } from "../ui/bottom-bar";
import { formatPlural } from "../ui/format";
import { SplitPane } from "../ui/split-pane";
import { AnnotateBar, type UndoOffer } from "./annotate-bar";
import { AnnotateHead } from "./annotate-head";
import { AnnotateDialogs, type AnnotateDialog } from "./annotate-dialogs";
import { annotateKeys, type AnnotateKeys } from "./annotate-keys";
import { AnswerPanel } from "./answer-panel";
import { useAnnotateKeys } from "./use-annotate-keys";

export type AnnotateItem = {
  /** Which item this is; another key starts the screen afresh. */
  key: string;
  domain: string | null;
  /** The first steps, and how many there are. */
  steps: readonly Step[];
  total: number;
  user_turns: number;
  tool_calls: number;
};

export type AnnotateScreenProps = {
  queueTitle: string;
  homeHref: string;
  item: AnnotateItem;
  loadChunk?: (first: number) => Promise<Step[]>;
  position: { current: number; done: number; of: number };
  schema: LabelSchema;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  saveState: SaveState;
  /** A submit is on its way. */
  busy?: boolean;
  onSubmit: () => void;
  onSkip: (reason: string) => void | Promise<void>;
  onFlag: (reason: string) => void | Promise<void>;
  undo: UndoOffer | null;
  onUndo: () => void;
  /** A person's own keys, and where changes of them go. */
  keyChanges?: AnnotateKeys;
  onKeyChanges?: (changes: AnnotateKeys) => void;
  /** Hints, where the project allows them. */
  signals?: readonly Signal[];
  /** Above the questions: a label that was reopened, a queue that was closed. */
  notice?: ReactNode;
  submitVerb?: string;
  /** At the right of the head: theme, the person's menu. */
  menu?: ReactNode;
};

/** The screen an annotator works on: the trajectory, the questions, and the bar that submits. */
export function AnnotateScreen(props: AnnotateScreenProps) {
  const { item, schema, draft, onDraft, position, undo } = props;
  const viewer = useRef<ViewerHandle>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const questions = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<AnnotateDialog | null>(null);
  const [stopped, setStopped] = useState<string | null>(null);
  const keys = useMemo(() => annotateKeys(schema, props.keyChanges), [schema, props.keyChanges]);
  const missing = checkDraft(draft, schema).missing;
  const problems =
    stopped === item.key ? Object.fromEntries(missing.map(({ question }) => [question, "choose one"])) : {};

  // The next item begins at its first question.
  useEffect(() => {
    questions.current?.scrollTo({ top: 0 });
  }, [item.key]);

  const mark = () => {
    const evidence = viewer.current?.readEvidence();
    const known = draft.evidence.some(
      (one) => one.step === evidence?.step && one.range?.join() === evidence.range?.join(),
    );
    if (evidence && !known && draft.evidence.length < 200)
      onDraft({ ...draft, evidence: [...draft.evidence, evidence] });
  };
  const submit = () => {
    if (missing.length === 0) return props.onSubmit();
    setStopped(item.key);
    const first = missing[0]?.question ?? "";
    document
      .querySelector<HTMLElement>(`[aria-labelledby="question-${CSS.escape(first)}"] [tabindex="0"]`)
      ?.focus();
  };
  const confide = (confidence: Confidence) => () => onDraft({ ...draft, confidence });
  const undoLast = () => {
    if (undo && undo.until > Date.now()) props.onUndo();
  };
  useAnnotateKeys(
    schema,
    keys,
    {
      "annotate.step-down": () => viewer.current?.moveStep(1),
      "annotate.step-up": () => viewer.current?.moveStep(-1),
      "annotate.next-mark": () => viewer.current?.moveMark(1),
      "annotate.previous-mark": () => viewer.current?.moveMark(-1),
      "annotate.fold": () => viewer.current?.toggleFold(),
      "annotate.mark": mark,
      "annotate.comment": () => comment.current?.focus(),
      "annotate.confidence-low": confide("low"),
      "annotate.confidence-medium": confide("medium"),
      "annotate.confidence-high": confide("high"),
      "annotate.submit": props.busy ? undefined : submit,
      "annotate.skip": () => setDialog("skip"),
      "annotate.flag": () => setDialog("flag"),
      "annotate.undo": undoLast,
      "annotate.guidelines": () => setDialog("guidelines"),
      "annotate.keys": () => setDialog("keys"),
      answer: (question, value) => onDraft({ ...draft, answers: { ...draft.answers, [question]: value } }),
    },
    dialog === null,
  );

  return (
    <div className="flex h-screen flex-col max-phone:h-auto">
      <SkipLink to="questions">Skip to the questions</SkipLink>
      <p role="status" className="sr-only">
        Item {position.current} of {position.of}
      </p>
      <AnnotateHead
        title={props.queueTitle}
        homeHref={props.homeHref}
        questions={schema.questions.length}
        keys={keys}
        onGuidelines={() => setDialog("guidelines")}
        onKeys={() => setDialog("keys")}
        menu={props.menu}
      />
      <SplitPane
        className="min-h-0 flex-1"
        sideWidth={456}
        min={320}
        max={640}
        remember="annotate"
        label="Width of the questions"
        sideLabel="Questions"
        sideId="questions"
        main={
          <main className="flex min-h-0 flex-1 flex-col max-phone:h-[62vh] max-phone:flex-none" id="main">
            <Viewer
              key={item.key}
              ref={viewer}
              label={`Item ${position.current}`}
              steps={item.steps}
              total={item.total}
              loadChunk={props.loadChunk}
              heading={<ItemHeading item={item} number={position.current} />}
              evidence={draft.evidence}
              onMark={mark}
              signals={props.signals}
              listens={false}
              keys={{
                down: keys["annotate.step-down"] ?? "",
                up: keys["annotate.step-up"] ?? "",
                fold: keys["annotate.fold"] ?? "",
                nextMark: keys["annotate.next-mark"] ?? "",
                previousMark: keys["annotate.previous-mark"] ?? "",
                mark: keys["annotate.mark"],
              }}
            />
          </main>
        }
        side={
          <div ref={questions} className="scroll-thin flex-1 overflow-auto px-5 py-3 max-narrow:px-3">
            {props.notice ? <div className="mb-3">{props.notice}</div> : null}
            <AnswerPanel
              schema={schema}
              draft={draft}
              onDraft={onDraft}
              onJump={(step) => viewer.current?.jumpTo(step)}
              onNextMark={() => viewer.current?.moveMark(1)}
              keys={keys}
              problems={problems}
              comment={comment}
            />
          </div>
        }
      />
      <AnnotateBar
        position={position}
        save={props.saveState}
        busy={props.busy}
        undo={undo}
        onUndo={undoLast}
        onFlag={() => setDialog("flag")}
        onSkip={() => setDialog("skip")}
        onSubmit={submit}
        submitVerb={props.submitVerb}
        keys={keys}
      />
      <AnnotateDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        schema={schema}
        keys={keys}
        keyChanges={props.keyChanges}
        onKeyChanges={props.onKeyChanges}
        onSkip={props.onSkip}
        onFlag={props.onFlag}
      />
    </div>
  );
}

/** Which item this is, and its size; nothing that says where it came from. */
function ItemHeading({ item, number }: { item: AnnotateItem; number: number }) {
  const facts = [
    item.domain,
    formatPlural(item.total, "step"),
    formatPlural(item.user_turns, "turn"),
    formatPlural(item.tool_calls, "call"),
  ];
  return (
    <>
      <strong className="font-strong whitespace-nowrap">Item {number}</strong>
      <span className="meta tnum truncate max-narrow:hidden">{facts.filter(Boolean).join(" · ")}</span>
    </>
  );
}
