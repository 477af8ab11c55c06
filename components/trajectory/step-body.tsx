import type { ReactNode } from "react";
import type { Step } from "@/lib/trajectories/schema";
import { Chip } from "../ui/chip";
import { clockOf } from "../ui/format";
import { AttachmentCard } from "./attachment-card";
import type { Block } from "./blocks";
import { CallCard } from "./call-card";
import { Prose } from "./prose";
import { ResultView } from "./result-view";
import { MarkLabel, VisibleText } from "./source-text";
import { noMarks, type StepMarks } from "./step-marks";
import { speakerOf } from "./who";

export type StepBodyProps = {
  block: Exclude<Block, { kind: "turn" } | { kind: "hidden" }>;
  marks: ReadonlyMap<number, StepMarks>;
  open: boolean;
  onToggle: () => void;
  kbd?: string;
  /** A button for this step, at the end of its first line. */
  action?: ReactNode;
};

/** What a block says: words, a call with its result, an orphaned result, an attachment, an event. */
export function StepBody({ block, marks, open, onToggle, kbd, action }: StepBodyProps) {
  if (block.kind === "calls")
    return <CallCard block={block} marks={marks} open={open} onToggle={onToggle} kbd={kbd} action={action} />;
  const { step } = block;
  const own = marks.get(step.i) ?? noMarks;
  if (block.kind === "result" && step.result)
    return (
      <div className="call" data-error={step.result.status === "error" ? "" : undefined}>
        <div className="call__head text-xs text-ink-3">
          <span>
            A result without its call
            {step.result.source_call_id ? (
              <>
                {" "}
                (
                <span className="code">
                  <VisibleText>{step.result.source_call_id}</VisibleText>
                </span>
                )
              </>
            ) : null}
          </span>
          {action ? <span className="ml-auto">{action}</span> : null}
        </div>
        <ResultView
          result={step.result}
          step={step.i}
          marks={own.text}
          labels={own.labels}
          open={open}
          onToggle={onToggle}
          kbd={kbd}
        />
      </div>
    );
  if (block.kind === "attachment") return <AttachmentBody step={step} marks={own} action={action} />;
  return (
    <div data-step={step.i}>
      <StepHead step={step} labels={own.labels} action={action} />
      <Prose
        text={step.text ?? ""}
        markdown={step.role === "assistant" && step.channel === "visible"}
        quiet={step.channel !== "visible"}
        marks={own.text}
        open={open}
        onToggle={onToggle}
        kbd={kbd}
        rows={step.channel === "control" ? [6, 4] : undefined}
      />
    </div>
  );
}

function StepHead({ step, labels, action }: { step: Step; labels: readonly string[]; action?: ReactNode }) {
  const { title, note } = speakerOf(step);
  const clock = clockOf(step.time);
  return (
    <div className="step__who">
      <span>
        <VisibleText>{title}</VisibleText>
      </span>
      {note ? (
        <span className="meta">
          <VisibleText>{note}</VisibleText>
        </span>
      ) : null}
      {clock ? <span className="meta tnum">{clock}</span> : null}
      {step.marks?.map((mark) => (
        <Chip key={mark} tone={mark === "refusal" || mark === "interrupted" ? "warn" : "default"}>
          {mark}
        </Chip>
      ))}
      {labels.map((label) => (
        <MarkLabel key={label}>{label}</MarkLabel>
      ))}
      {action ? <span className="-my-[3px] ml-auto self-center">{action}</span> : null}
    </div>
  );
}

/** An attachment is named, never loaded: its address may be a stranger's. */
function AttachmentBody({ step, marks, action }: { step: Step; marks: StepMarks; action?: ReactNode }) {
  const { attachment } = step;
  if (!attachment) return null;
  return (
    <div data-step={step.i}>
      <StepHead step={step} labels={marks.labels} action={action} />
      <AttachmentCard attachment={attachment} />
    </div>
  );
}
