"use client";

import { useRef } from "react";
import type { Consensus } from "@/lib/annotations/adjudication";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { Step } from "@/lib/trajectories/schema";
import { Viewer, type ViewerHandle } from "../trajectory/viewer";
import { Note } from "../ui/note";
import { SplitPane } from "../ui/split-pane";
import { LabelsSideBySide, type BlindLabel } from "./labels-side-by-side";
import { QuestionDecision, type Decide } from "./question-decision";

type AdjudicateScreenProps = {
  item: number;
  schema: LabelSchema;
  steps: readonly Step[];
  total: number;
  loadChunk: (first: number) => Promise<Step[]>;
  labels: readonly BlindLabel[];
  consensus: readonly Consensus[];
  decide: Decide;
};

/** An item for a lead: the trajectory with everybody's evidence, the labels side by side without names, the decisions. */
export function AdjudicateScreen(props: AdjudicateScreenProps) {
  const { item, schema, labels, consensus } = props;
  const viewer = useRef<ViewerHandle>(null);
  const waiting = consensus.some(({ vote }) => !vote.complete);
  return (
    <SplitPane
      className="min-h-0 flex-1"
      sideWidth={480}
      min={360}
      max={720}
      remember="adjudication"
      label="Width of the labels"
      sideLabel="Labels and decision"
      main={
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus:outline-none">
          <Viewer
            ref={viewer}
            label={`Item ${item}`}
            steps={props.steps}
            total={props.total}
            loadChunk={props.loadChunk}
            evidence={labels.flatMap(({ evidence }) => evidence)}
            heading={<strong className="whitespace-nowrap">Item {item}</strong>}
          />
        </main>
      }
      side={
        <div className="scroll-thin flex flex-1 flex-col gap-3 overflow-auto bg-app px-4 py-3">
          {waiting ? (
            <Note lead="Labels are still missing.">An item is decided when all its labels are in.</Note>
          ) : null}
          <LabelsSideBySide schema={schema} labels={labels} onJump={(step) => viewer.current?.jumpTo(step)} />
          {schema.questions.map((question) => {
            const own = consensus.find((one) => one.question === question.id);
            return own ? (
              <QuestionDecision
                key={`${question.id} ${own.adjudication?.version ?? 0}`}
                question={question}
                consensus={own}
                decide={props.decide}
              />
            ) : null;
          })}
        </div>
      }
    />
  );
}
