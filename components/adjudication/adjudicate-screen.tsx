"use client";

import { Check, EyeOff, Scale } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { LabelSchema, Question } from "@/lib/annotations/schema";
import type { StagedQuestion } from "@/lib/annotations/two-stage";
import type { Step } from "@/lib/trajectories/schema";
import { Viewer, type ViewerHandle } from "../trajectory/viewer";
import { Chip } from "../ui/chip";
import { TextButton } from "../ui/link-button";
import { Note } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { SplitPane } from "../ui/split-pane";
import { useKeys } from "../ui/use-keys";
import { activeForm, DecisionForm, digitOf, type Decision } from "./decision-form";
import { LabelColumns, type GivenLabel } from "./label-columns";
import { choiceText } from "./vote-words";

export interface ConflictFacts {
  queue: { id: string; name: string; k: number };
  schema: LabelSchema;
  item: number;
  trajectory: { id: string; domain: string | null; total: number; steps: Step[] };
  /** A question is or may yet be to be decided blind: no label is here. */
  sealed: boolean;
  /** This lead has downloaded the labels: nothing is decided blind. */
  seen: boolean;
  questions: StagedQuestion[];
  labels: GivenLabel[];
}

interface AdjudicateScreenProps {
  facts: ConflictFacts;
  loadChunk: (first: number) => Promise<Step[]>;
  decide: (decision: Decision) => Promise<void>;
  /** The next and the previous item to decide. */
  onNext: (() => void) | null;
  onBack: (() => void) | null;
}

/** Questions that are decided here and now; the others are listed below. */
const isOpen = ({ stage }: StagedQuestion, sealed: boolean): boolean =>
  stage === "blind" || stage === "decided" || (stage === "revealed" && !sealed);

/** An item for adjudication: the trajectory at the left; at the right the decisions, and the labels once they may be seen. */
export function AdjudicateScreen({ facts, loadChunk, decide, onNext, onBack }: AdjudicateScreenProps) {
  const { schema, labels, questions, sealed, seen, trajectory, item } = facts;
  const viewer = useRef<ViewerHandle>(null);
  const evidence = useMemo(() => labels.flatMap((label) => label.evidence), [labels]);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [overruled, setOverruled] = useState<ReadonlySet<string>>(new Set());
  const shown = questions.filter((one) => isOpen(one, sealed) || overruled.has(one.question));
  const others = questions.filter((one) => !shown.includes(one));
  const [picked, setPicked] = useState<string | null>(null);
  const active =
    shown.find(({ question }) => question === picked) ??
    shown.find(({ stage }) => stage !== "decided") ??
    shown[0] ??
    null;
  const questionOf = (id: string | undefined) => schema.questions.find((one) => one.id === id);
  const question = questionOf(active?.question);

  const digits = Object.fromEntries(
    (question?.choices ?? []).flatMap(({ value }, place) => {
      const digit = digitOf(place);
      return digit ? [[digit, () => setChosen((old) => ({ ...old, [question!.id]: value }))]] : [];
    }),
  );
  const turn = (by: 1 | -1) => {
    const at = shown.findIndex((one) => one === active);
    const next = shown[(at + by + shown.length) % shown.length];
    if (next) setPicked(next.question);
  };
  useKeys({
    ...digits,
    q: () => turn(1),
    "shift+q": () => turn(-1),
    r: () => document.querySelector<HTMLElement>(`${activeForm} textarea`)?.focus(),
    Enter: () => document.querySelector<HTMLFormElement>(activeForm)?.requestSubmit(),
    n: onNext ?? undefined,
    p: onBack ?? undefined,
  });

  return (
    <div data-wide-page className="flex min-h-0 flex-1 flex-col">
      <SplitPane
        className="flex-1"
        sideWidth={440}
        min={360}
        max={640}
        remember="adjudication"
        label="Width of the labels"
        sideLabel="Labels and decision"
        main={
          <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus:outline-none">
            <Viewer
              key={trajectory.id}
              ref={viewer}
              label={`Trajectory of item ${item}`}
              steps={trajectory.steps}
              total={trajectory.total}
              loadChunk={loadChunk}
              evidence={evidence}
            />
          </main>
        }
        side={
          <div className="scroll-thin flex-1 overflow-auto bg-app px-5 pt-3 pb-8 max-narrow:px-4">
            {seen && questions.some(({ stage, own }) => stage === "revealed" && !own) ? (
              <Note lead="With the labels in sight.">
                You have downloaded labels of this queue, so your decision here isn’t blind. It is kept as one
                that was made with the labels in sight.
              </Note>
            ) : null}
            {sealed && !questions.some(({ stage }) => stage === "blind") ? (
              <Note lead="Labels are still missing.">
                What people said so far is shown when all labels are in: it may have to be decided on without
                having seen it.
              </Note>
            ) : sealed ? (
              <Note lead="First without the labels.">
                People were not of one mind here. Decide from the trajectory alone; then the labels are shown
                and you confirm or change your decision. Both stay.
              </Note>
            ) : (
              <>
                <PanelHead title="Labels" note="in a fixed order" />
                <LabelColumns
                  schema={schema}
                  labels={labels}
                  questions={questions}
                  onJump={(step) => viewer.current?.jumpTo(step)}
                />
              </>
            )}
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
              {shown.map((one) => {
                const asked = questionOf(one.question);
                if (!asked) return null;
                return (
                  <section
                    key={one.question}
                    className="border-t border-line-2 pt-3"
                    onFocus={() => setPicked(one.question)}
                  >
                    <PanelHead
                      id={`question-${asked.id}`}
                      title={asked.title}
                      end={<StageChip staged={one} question={asked} />}
                    />
                    {/* Opened anew when a decision came in, so that the next one counts on from it. */}
                    <DecisionForm
                      key={`${one.stage} ${one.consensus?.history.length ?? 0}`}
                      question={asked}
                      staged={one}
                      value={
                        chosen[one.question] ?? one.own?.value ?? one.consensus?.adjudication?.value ?? null
                      }
                      reason={
                        reasons[one.question] ?? (one.stage === "revealed" ? (one.own?.reason ?? "") : "")
                      }
                      onValue={(value) => setChosen((old) => ({ ...old, [one.question]: value }))}
                      onReason={(text) => setReasons((old) => ({ ...old, [one.question]: text }))}
                      active={one === active}
                      decide={async (decision) => {
                        await decide(decision);
                        setReasons(({ [one.question]: _, ...rest }) => rest);
                        setPicked(null);
                      }}
                    />
                  </section>
                );
              })}
              {others.map((one) => {
                const asked = questionOf(one.question);
                const value = one.consensus?.value ?? null;
                return (
                  <section key={one.question} className="border-t border-line-2 pt-3">
                    <PanelHead
                      title={asked?.title ?? one.question}
                      note={otherWords(one, asked, sealed)}
                      end={
                        value === null ? null : (
                          <TextButton
                            className="text-xs"
                            onClick={() => {
                              setOverruled((old) => new Set(old).add(one.question));
                              setPicked(one.question);
                            }}
                          >
                            Overrule
                          </TextButton>
                        )
                      }
                    />
                  </section>
                );
              })}
            </div>
          </div>
        }
      />
    </div>
  );
}

/** Why a question is not decided now. */
function otherWords(staged: StagedQuestion, question: Question | undefined, sealed: boolean): string {
  if (staged.stage === "incomplete") return "labels are still missing";
  if (staged.stage === "revealed" && staged.own)
    return `you said ${choiceText(question, staged.own.value)}; confirmed after the other questions`;
  if (sealed || !staged.consensus?.value) return "needs no decision";
  return `majority: ${choiceText(question, staged.consensus.value)}`;
}

function StageChip({
  staged: { stage, consensus },
  question,
}: {
  staged: StagedQuestion;
  question: Question;
}) {
  if (stage === "decided")
    return (
      <Chip tone="good" icon={<Check aria-hidden="true" />}>
        {consensus?.value ? choiceText(question, consensus.value) : "Decided"}
      </Chip>
    );
  if (stage === "blind") return <Chip icon={<EyeOff aria-hidden="true" />}>Labels hidden</Chip>;
  return (
    <Chip tone="warn" icon={<Scale aria-hidden="true" />}>
      {stage === "majority" ? "Majority" : "No majority"}
    </Chip>
  );
}
