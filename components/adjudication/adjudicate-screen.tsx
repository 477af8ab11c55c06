"use client";

import { Check, Scale } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { needsAdjudication, type Consensus } from "@/lib/annotations/adjudication";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { Step } from "@/lib/trajectories/schema";
import { Viewer, type ViewerHandle } from "../trajectory/viewer";
import { Chip } from "../ui/chip";
import { TextButton } from "../ui/link-button";
import { Note } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { SplitPane } from "../ui/split-pane";
import { useKeys } from "../ui/use-keys";
import { DecisionForm, digitOf, type Decision } from "./decision-form";
import { LabelColumns, type GivenLabel } from "./label-columns";
import { choiceText } from "./vote-words";

export interface ConflictFacts {
  queue: { id: string; name: string; k: number };
  schema: LabelSchema;
  item: number;
  trajectory: { id: string; domain: string | null; total: number; steps: Step[] };
  labels: GivenLabel[];
  consensus: Consensus[];
}

interface AdjudicateScreenProps {
  facts: ConflictFacts;
  loadChunk: (first: number) => Promise<Step[]>;
  decide: (decision: Decision) => Promise<void>;
  /** The next and the previous item to decide. */
  onNext: (() => void) | null;
  onBack: (() => void) | null;
}

/** An item for adjudication: the trajectory at the left, labels and decisions at the right. */
export function AdjudicateScreen({ facts, loadChunk, decide, onNext, onBack }: AdjudicateScreenProps) {
  const { schema, labels, consensus, trajectory, item } = facts;
  const viewer = useRef<ViewerHandle>(null);
  const evidence = useMemo(() => labels.flatMap((label) => label.evidence), [labels]);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [overruled, setOverruled] = useState<ReadonlySet<string>>(new Set());
  const shown = consensus.filter(
    (one) => needsAdjudication(one) || one.state === "adjudicated" || overruled.has(one.question),
  );
  const settled = consensus.filter((one) => !shown.includes(one) && one.vote.complete);
  const [picked, setPicked] = useState<string | null>(null);
  const active =
    shown.find(({ question }) => question === picked) ?? shown.find(needsAdjudication) ?? shown[0] ?? null;
  const question = schema.questions.find(({ id }) => id === active?.question);

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
          <div className="scroll-thin flex-1 overflow-auto bg-app px-5 pt-1 pb-8 max-narrow:px-4">
            <PanelHead title="Labels" note="in a fixed order, without names" />
            <LabelColumns
              schema={schema}
              labels={labels}
              consensus={consensus}
              onJump={(step) => viewer.current?.jumpTo(step)}
            />
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
              {shown.map((one) => {
                const own = schema.questions.find(({ id }) => id === one.question);
                if (!own) return null;
                return (
                  <section
                    key={one.question}
                    className="border-t border-line-2 pt-3"
                    onFocus={() => setPicked(one.question)}
                  >
                    <PanelHead
                      id={`question-${own.id}`}
                      title={own.title}
                      end={
                        one.state === "adjudicated" ? (
                          <Chip tone="good" icon={<Check aria-hidden="true" />}>
                            {one.value === null ? "Decided" : choiceText(own, one.value)}
                          </Chip>
                        ) : (
                          <Chip tone="warn" icon={<Scale aria-hidden="true" />}>
                            {needsAdjudication(one) ? "No majority" : "Majority"}
                          </Chip>
                        )
                      }
                    />
                    {/* Opened anew when a decision came in, so that the next one counts on from it. */}
                    <DecisionForm
                      key={one.history.length}
                      question={own}
                      consensus={one}
                      value={chosen[one.question] ?? one.adjudication?.value ?? null}
                      reason={reasons[one.question] ?? ""}
                      onValue={(value) => setChosen((old) => ({ ...old, [one.question]: value }))}
                      onReason={(text) => setReasons((old) => ({ ...old, [one.question]: text }))}
                      active={one === active}
                      decide={async (decision) => {
                        await decide(decision);
                        setReasons(({ [one.question]: _, ...others }) => others);
                      }}
                    />
                  </section>
                );
              })}
              {consensus.some(({ vote }) => !vote.complete) ? (
                <Note lead="Labels are still missing.">
                  A question is decided when all its labels are in.
                </Note>
              ) : null}
              {settled.map((one) => {
                const own = schema.questions.find(({ id }) => id === one.question);
                return (
                  <section key={one.question} className="border-t border-line-2 pt-3">
                    <PanelHead
                      title={own?.title ?? one.question}
                      note={one.value === null ? undefined : `majority: ${choiceText(own, one.value)}`}
                      end={
                        <TextButton
                          className="text-xs"
                          onClick={() => {
                            setOverruled((old) => new Set(old).add(one.question));
                            setPicked(one.question);
                          }}
                        >
                          Overrule
                        </TextButton>
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
