import { Fragment } from "react";
import type { Evidence, LabelSchema } from "@/lib/annotations/schema";
import { choiceText } from "./words";

export type BlindLabel = {
  ordinal: number;
  answers: Record<string, string>;
  evidence: Evidence[];
  comment: string;
  confidence: string | null;
};

type LabelsProps = {
  schema: LabelSchema;
  labels: readonly BlindLabel[];
  /** Goes to a step that somebody marked. */
  onJump: (step: number) => void;
};

/** What each person said, one column each, without names; answers that differ are set in bold. */
export function LabelsSideBySide({ schema, labels, onJump }: LabelsProps) {
  const columns = { gridTemplateColumns: `minmax(84px, auto) repeat(${labels.length}, minmax(0, 1fr))` };
  return (
    <section aria-label="Labels side by side" className="rounded-3 border border-line-2 bg-paper p-3">
      <div className="grid gap-x-3 gap-y-2 text-xs" style={columns}>
        <span />
        {labels.map(({ ordinal }, n) => (
          <strong key={ordinal}>Label {n + 1}</strong>
        ))}
        {schema.questions.map(({ id, title }) => {
          const answers = labels.map((label) => label.answers[id] ?? "");
          const differ = new Set(answers).size > 1;
          return (
            <Fragment key={id}>
              <span className="text-ink-3">{title}</span>
              {answers.map((value, n) => (
                <span key={labels[n]!.ordinal} className={differ ? "font-strong" : "text-ink-2"}>
                  {value === "" ? "no answer" : choiceText(schema, id, value)}
                </span>
              ))}
            </Fragment>
          );
        })}
        <span className="text-ink-3">Confidence</span>
        {labels.map(({ ordinal, confidence }) => (
          <span key={ordinal} className="text-ink-2">
            {confidence ?? "not given"}
          </span>
        ))}
        <span className="text-ink-3">Evidence</span>
        {labels.map(({ ordinal, evidence }, n) => (
          <span key={ordinal} className="flex flex-col items-start gap-1">
            {evidence.length === 0 ? <span className="text-ink-3">none</span> : null}
            {evidence.map((one) => (
              <button
                key={`${one.step} ${one.range?.join("-") ?? ""}`}
                type="button"
                className="link max-w-full truncate text-xs"
                aria-label={`Step ${one.step + 1}, marked in label ${n + 1}`}
                title={one.quote}
                onClick={() => onJump(one.step)}
              >
                step {one.step + 1}
              </button>
            ))}
          </span>
        ))}
        <span className="text-ink-3">Comment</span>
        {labels.map(({ ordinal, comment }) => (
          <span key={ordinal} className="break-words text-ink-2">
            {comment === "" ? <span className="text-ink-3">none</span> : comment}
          </span>
        ))}
      </div>
    </section>
  );
}
