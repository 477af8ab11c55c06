import type { ReactNode } from "react";
import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import type { PairAgreement } from "@/lib/annotations/pair-agreement";
import type { LabelSchema } from "@/lib/annotations/schema";
import { PanelHead } from "../ui/panel-head";
import { subsetWords } from "./agreement-words";
import { CategoryTable } from "./category-table";
import { ConfusionTable } from "./confusion-table";
import { PairsTable } from "./pairs-table";
import { QuestionAgreementFigures } from "./question-agreement";

export interface AgreementFacts {
  schema: LabelSchema;
  questions: QuestionAgreement[];
  /** In the order of the questions. */
  details: { pairs: PairAgreement[]; confusion: number[][] }[];
  raters: { user_id: string; name: string; labels: number }[];
}

interface AgreementReportProps {
  facts: AgreementFacts;
  /** The button that gives the ratings behind a figure, by its place. */
  download: (place: number) => ReactNode;
}

/** Agreement on every question: coefficients, categories, what is taken for what, pairs of people. */
export function AgreementReport({ facts, download }: AgreementReportProps) {
  const { schema, questions, details, raters } = facts;
  const names = new Map(raters.map(({ user_id, name }) => [user_id, name]));
  return (
    <div className="grid gap-10">
      {questions.map((agreement, place) => {
        const question = schema.questions.find(({ id }) => id === agreement.question);
        const title = question?.title ?? agreement.question;
        const about = subsetWords(agreement.subset, schema);
        const textOf = (value: string) =>
          question?.choices.find((choice) => choice.value === value)?.text ?? value;
        const detail = details[place]!;
        const id = `agreement-${place}`;
        return (
          <section
            key={id}
            aria-label={`${title}, ${about}`}
            className="rounded-3 border border-line-2 bg-paper px-8 pt-5 pb-7 max-narrow:px-5"
          >
            <PanelHead
              title={title}
              note={agreement.subset ? "on a part of the items" : undefined}
              end={download(place)}
            />
            <div className="mt-3 grid gap-7">
              <QuestionAgreementFigures agreement={agreement} schema={schema} named={false} />
              <Part title="By category">
                <CategoryTable
                  categories={agreement.per_category}
                  textOf={textOf}
                  label={`Agreement by category of ${title}, ${about}`}
                />
              </Part>
              <div
                className={`grid gap-x-10 gap-y-7 ${agreement.categories.length > 3 ? "" : "grid-cols-[minmax(0,1fr)_auto] max-wide:grid-cols-[minmax(0,1fr)]"}`}
              >
                <Part title="By pair of people">
                  <PairsTable
                    pairs={detail.pairs}
                    nameOf={(person) => names.get(person) ?? "someone who left"}
                    label={`Agreement by pair on ${title}, ${about}`}
                  />
                </Part>
                <Part title="What is taken for what">
                  <ConfusionTable
                    categories={agreement.categories}
                    table={detail.confusion}
                    textOf={textOf}
                    label={`Pairs of labels on ${title}, ${about}`}
                  />
                </Part>
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm">{title}</h3>
      {children}
    </div>
  );
}
