import { Repeat2 } from "lucide-react";
import type { ReactNode } from "react";
import { formatDuration } from "../ui/format";
import { ArgumentsView } from "./arguments-view";
import type { Block, BoundCall } from "./blocks";
import { ResultView } from "./result-view";
import { MarkLabel, VisibleText } from "./source-text";
import { noMarks, type StepMarks } from "./step-marks";
import { whoOf } from "./who";

type CallCardProps = {
  block: Extract<Block, { kind: "calls" }>;
  marks: ReadonlyMap<number, StepMarks>;
  open: boolean;
  onToggle: () => void;
  kbd?: string;
  action?: ReactNode;
};

/** A tool call with its arguments and what came back; the same call made again and again is one stack. */
export function CallCard({ block, marks, open, onToggle, kbd, action }: CallCardProps) {
  const [first] = block.calls;
  const { step, results } = first;
  if (!step.call) return null;
  const times = block.calls.length;
  // In a stack the marks of every copy are drawn on the one that is shown.
  const own = merge(block.calls.map((call) => marks.get(call.step.i)));
  const card = (
    <div className="call" data-error={whoOf(block) === "error" ? "" : undefined}>
      <div className="call__head">
        <span className="call__name">
          <VisibleText>{step.call.name}</VisibleText>
        </span>
        {times > 1 ? (
          <span className="times">
            <Repeat2 className="size-3.5" aria-hidden="true" />
            <span className="sr-only">made {times} times</span>
            <span aria-hidden="true">×{times}</span>
          </span>
        ) : null}
        {own.labels.map((label) => (
          <MarkLabel key={label}>{label}</MarkLabel>
        ))}
        <span className="meta tnum ml-auto whitespace-nowrap">{callFacts(block.calls)}</span>
        {action}
      </div>
      <ArgumentsView
        call={step.call}
        step={step.i}
        marks={own.text}
        open={open}
        onToggle={onToggle}
        kbd={kbd}
      />
      {results.map((result, index) => {
        const copies = merge(block.calls.map((call) => marks.get(call.results[index]?.i ?? -1)));
        return result.result ? (
          <ResultView
            key={result.i}
            result={result.result}
            step={result.i}
            marks={copies.text}
            labels={copies.labels}
            open={open}
            onToggle={onToggle}
            kbd={kbd}
            times={times}
            showStep={times === 1 && result.i !== step.i + 1 + index}
          />
        ) : null;
      })}
      {results.length === 0 ? (
        <p className="result px-3 py-1.5 text-xs text-ink-3">
          {step.call.result_steps.length > 0
            ? `The result is step ${step.call.result_steps.map((i) => i + 1).join(", ")}, further on.`
            : "No result was recorded."}
        </p>
      ) : null}
    </div>
  );
  return times > 1 ? <div className="call-stack">{card}</div> : card;
}

function merge(all: (StepMarks | undefined)[]): StepMarks {
  const known = all.filter((marks) => marks !== undefined);
  if (known.length < 2) return known[0] ?? noMarks;
  return {
    text: known.flatMap((marks) => marks.text),
    labels: known.flatMap((marks) => marks.labels),
    signals: known.flatMap((marks) => marks.signals),
  };
}

/** "call 1 · 412 ms", "calls 2–4 · 1.2 s", "parallel": what is known of when and how long. */
function callFacts(calls: readonly BoundCall[]): string {
  const first = calls[0];
  const last = calls[calls.length - 1];
  const facts: string[] = [];
  if (first?.number && last?.number)
    facts.push(first === last ? `call ${first.number}` : `calls ${first.number}–${last.number}`);
  if (first?.step.group !== undefined) facts.push("parallel");
  const duration = durationOf(first?.step.time, last?.results[last.results.length - 1]?.time);
  if (duration !== null) facts.push(formatDuration(duration));
  return facts.join(" · ");
}

function durationOf(from: string | undefined, to: string | undefined): number | null {
  const ms = Date.parse(to ?? "") - Date.parse(from ?? "");
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
