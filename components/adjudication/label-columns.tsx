import type { Confidence, Evidence, LabelSchema } from "@/lib/annotations/schema";
import type { StagedQuestion } from "@/lib/annotations/two-stage";
import { MarkLabel, VisibleText } from "../trajectory/source-text";
import { evidenceLabel } from "../trajectory/step-marks";
import { RowHead, Table, Td, Th } from "../ui/table";
import { choiceText } from "./vote-words";

/** One person's label; the ordinal says nothing of who it was, the name is null unless it was asked for. */
export interface GivenLabel {
  ordinal: number;
  name: string | null;
  answers: Record<string, string>;
  evidence: Evidence[];
  comment: string;
  confidence: Confidence | null;
}

interface LabelColumnsProps {
  schema: LabelSchema;
  labels: readonly GivenLabel[];
  questions: readonly StagedQuestion[];
  onJump: (step: number) => void;
}

/** The labels of an item side by side: answers, confidence, comments, evidence. */
export function LabelColumns({ schema, labels, questions, onJump }: LabelColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table aria-label="Labels side by side">
        <thead>
          <tr>
            <Th>Question</Th>
            {labels.map((label) => (
              <Th key={label.ordinal}>{headOf(label)}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schema.questions.map((question) => {
            const value =
              questions.find((one) => one.question === question.id)?.consensus?.vote.value ?? null;
            return (
              <tr key={question.id}>
                <RowHead className="font-normal! text-ink-2">{question.title}</RowHead>
                {labels.map(({ ordinal, answers }) => {
                  const answer = answers[question.id];
                  return (
                    <Td
                      key={ordinal}
                      className={answer !== undefined && answer === value ? "font-strong" : undefined}
                    >
                      {answer === undefined ? (
                        <span className="text-ink-3">no answer</span>
                      ) : (
                        choiceText(question, answer)
                      )}
                    </Td>
                  );
                })}
              </tr>
            );
          })}
          <tr>
            <RowHead className="font-normal! text-ink-2">Confidence</RowHead>
            {labels.map(({ ordinal, confidence }) => (
              <Td key={ordinal}>{confidence ?? <span className="text-ink-3">not said</span>}</Td>
            ))}
          </tr>
        </tbody>
      </Table>
      {labels.map((label, place) =>
        label.comment === "" && label.evidence.length === 0 ? null : (
          <section key={label.ordinal} aria-label={`Evidence and comment of ${headOf(label)}`}>
            <h3 className="mb-1 text-xs text-ink-3">{headOf(label)}</h3>
            {label.comment === "" ? null : (
              <p className="mb-1.5 leading-note wrap-anywhere whitespace-pre-wrap">
                <VisibleText>{label.comment}</VisibleText>
              </p>
            )}
            <ul className="grid gap-1">
              {label.evidence.map(({ step, quote }, n) => (
                <li key={n} className="evidence-chip">
                  <button type="button" onClick={() => onJump(step)}>
                    <MarkLabel>{evidenceLabel(offsetOf(labels, place) + n)}</MarkLabel>
                    <span className="evidence-chip__quote">
                      <VisibleText>{quote.slice(0, 160)}</VisibleText>
                    </span>
                    <span className="meta ml-auto whitespace-nowrap">step {step + 1}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

const headOf = ({ name, ordinal }: GivenLabel): string => name ?? `Label ${ordinal}`;

/** The viewer numbers the evidence of all labels in one row. */
const offsetOf = (labels: readonly GivenLabel[], place: number): number =>
  labels.slice(0, place).reduce((sum, { evidence }) => sum + evidence.length, 0);
