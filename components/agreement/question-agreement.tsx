import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import type { LabelSchema } from "@/lib/annotations/schema";
import { formatCount, formatPlural } from "../ui/format";
import { gapWords, leftOutWords, subsetWords } from "./agreement-words";
import { CoefficientTable } from "./coefficient-table";

/** One question's agreement: what it is about, the coefficients, what explains them, what was left out. */
export function QuestionAgreementFigures({
  agreement,
  schema,
  named = true,
}: {
  agreement: QuestionAgreement;
  schema: LabelSchema;
  /** False where the heading above says which question it is. */
  named?: boolean;
}) {
  const question = schema.questions.find(({ id }) => id === agreement.question);
  const title = question?.title ?? agreement.question;
  const about = `${subsetWords(agreement.subset, schema)}: ${formatCount(agreement.n_items_2plus)} with two labels or more, ${formatPlural(agreement.n_ratings, "label")} by ${formatPlural(agreement.n_raters, "person", "people")}`;
  const gap = gapWords(
    agreement,
    (value) => question?.choices.find((choice) => choice.value === value)?.text ?? value,
  );
  const left = leftOutWords(agreement);
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        {named ? (
          <>
            <strong className="font-strong text-ink">{title}</strong>, {about}
          </>
        ) : (
          about.charAt(0).toUpperCase() + about.slice(1)
        )}
      </p>
      <CoefficientTable
        agreement={agreement}
        label={`Agreement on ${title}, ${subsetWords(agreement.subset, schema)}`}
      />
      {gap ? (
        <p className="max-w-(--measure-px) border-l-2 border-edge pl-3 leading-note text-ink-2">
          <strong className="font-strong text-ink">{gap.lead}</strong> {gap.text}
        </p>
      ) : null}
      {left ? <p className="meta leading-note">{left}</p> : null}
    </div>
  );
}
