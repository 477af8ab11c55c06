import type { ReactNode } from "react";
import type { LeftOutRater, NamedPart, PeriodLength } from "@/lib/annotations/agreement-parts";
import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import type { PairAgreement } from "@/lib/annotations/pair-agreement";
import type { LabelSchema, Subset } from "@/lib/annotations/schema";
import { Note } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { subsetWords } from "./agreement-words";
import { CategoryTable } from "./category-table";
import { ConfusionTable } from "./confusion-table";
import { missingWords, type AgreementState } from "./missing-words";
import { PairsMap, PairsTable } from "./pairs-table";
import { LeaveOneOutTable, PartsTable } from "./parts-tables";
import { QuestionAgreementFigures } from "./question-agreement";
import { WithheldNote, WithheldPart } from "./withheld-note";

interface QuestionDetail {
  pairs: PairAgreement[];
  confusion: number[][];
  left_out_one: LeftOutRater[];
  raters: string[];
  period: PeriodLength;
  over_time: NamedPart[];
  by_outcome: NamedPart[];
  by_domain: NamedPart[];
  /** Which of these are empty because they would tell of items that the reader may have to decide on blind. */
  withheld: readonly ("people" | "over_time" | "by_outcome" | "by_domain")[];
}

export interface AgreementFacts extends Omit<AgreementState, "queue" | "questions"> {
  queue: AgreementState["queue"] & { name: string };
  schema: LabelSchema;
  questions: QuestionAgreement[];
  /** In the order of the questions. */
  details: QuestionDetail[];
  /** Figures that are withheld as a whole, for the same reason. */
  withheld: { question: string; subset: Subset | null }[];
}

interface AgreementReportProps {
  facts: AgreementFacts;
  /** Where conflicts of the queue are decided. */
  conflicts: string;
  /** The button that gives the ratings behind a figure, by its place. */
  download: (place: number) => ReactNode;
}

/** Agreement on every question: coefficients, categories, people, course over time, strata, what is taken for what. */
export function AgreementReport({ facts, conflicts, download }: AgreementReportProps) {
  const names = new Map(facts.raters.map(({ user_id, name }) => [user_id, name]));
  const nameOf = (person: string) => names.get(person) ?? "someone who left";
  const missing = missingWords(facts);
  const titleOf = (id: string) => facts.schema.questions.find((one) => one.id === id)?.title ?? id;
  return (
    <div className="grid grid-cols-1 gap-10">
      {facts.withheld.length > 0 ? (
        <WithheldNote
          what={`${facts.withheld
            .map(({ question, subset }) => `${titleOf(question)}, ${subsetWords(subset, facts.schema)}`)
            .join("; ")}:`}
          address={conflicts}
        />
      ) : null}
      {missing.length > 0 ? (
        <div className="grid gap-2">
          {missing.map(({ lead, text, tone }) => (
            <Note key={lead} lead={lead} tone={tone}>
              {text}
            </Note>
          ))}
        </div>
      ) : null}
      {(facts.labels > 0 ? facts.questions : []).map((agreement, place) => (
        <QuestionPanel
          key={place}
          agreement={agreement}
          detail={facts.details[place]!}
          schema={facts.schema}
          nameOf={nameOf}
          download={facts.details[place]!.withheld.includes("people") ? undefined : download(place)}
        />
      ))}
    </div>
  );
}

interface QuestionPanelProps {
  agreement: QuestionAgreement;
  detail: QuestionDetail;
  schema: LabelSchema;
  nameOf: (person: string) => string;
  download: ReactNode;
}

function QuestionPanel({ agreement, detail, schema, nameOf, download }: QuestionPanelProps) {
  const question = schema.questions.find(({ id }) => id === agreement.question);
  const title = question?.title ?? agreement.question;
  const about = subsetWords(agreement.subset, schema);
  const textOf = (value: string) => question?.choices.find((choice) => choice.value === value)?.text ?? value;
  const coefficient = agreement.weights === "identity" ? "AC1" : "AC2";
  const withheld = (part: QuestionDetail["withheld"][number]) => detail.withheld.includes(part);
  const label = (what: string) => `${what} of ${title}, ${about}`;
  return (
    <section
      aria-label={`${title}, ${about}`}
      className="rounded-3 border border-line-2 bg-paper px-8 pt-5 pb-7 max-narrow:px-5"
    >
      <PanelHead
        title={title}
        note={agreement.subset ? "on a part of the items" : undefined}
        end={download}
      />
      <div className="mt-3 grid gap-7">
        <QuestionAgreementFigures agreement={agreement} schema={schema} named={false} />
        {detail.raters.length > 0 ? (
          <p className="meta leading-note">
            Labels by {[...detail.raters].map(nameOf).sort().join(", ")}. Declared categories:{" "}
            {agreement.categories.map(textOf).join(", ")}.
          </p>
        ) : null}
        <Part title="By category">
          <CategoryTable
            categories={agreement.per_category}
            textOf={textOf}
            label={label("Agreement by category")}
          />
        </Part>
        {agreement.n_items_2plus > 0 ? (
          <>
            <Part title="By pair of people">
              {withheld("people") ? (
                <WithheldPart />
              ) : (
                <div className="grid gap-4">
                  <PairsMap
                    pairs={detail.pairs}
                    nameOf={nameOf}
                    label={label("Agreement of each two people")}
                  />
                  <PairsTable pairs={detail.pairs} nameOf={nameOf} label={label("Agreement by pair")} />
                </div>
              )}
            </Part>
            <Part title="Without one person">
              {withheld("people") ? (
                <WithheldPart />
              ) : (
                <LeaveOneOutTable
                  people={detail.left_out_one}
                  nameOf={nameOf}
                  coefficient={coefficient}
                  label={label("Agreement without one person")}
                />
              )}
            </Part>
            <Part title="What is taken for what">
              <ConfusionTable
                categories={agreement.categories}
                table={detail.confusion}
                textOf={textOf}
                label={label("Pairs of labels")}
              />
            </Part>
            <Part title="Over time">
              {withheld("over_time") ? (
                <WithheldPart />
              ) : (
                <PartsTable
                  parts={detail.over_time}
                  head={periodHeads[detail.period]}
                  nameOf={(part) => part}
                  coefficient={coefficient}
                  label={label("Agreement over time")}
                />
              )}
            </Part>
            <Part title="By outcome and domain">
              <div className="grid gap-4">
                {[
                  { head: "Outcome", by: "by_outcome" as const },
                  { head: "Domain", by: "by_domain" as const },
                ].map(({ head, by }) =>
                  withheld(by) ? (
                    <WithheldPart key={head} />
                  ) : (
                    <PartsTable
                      key={head}
                      parts={detail[by]}
                      head={head}
                      nameOf={(part) => part}
                      coefficient={coefficient}
                      label={label(`Agreement by ${head.toLowerCase()}`)}
                    />
                  ),
                )}
              </div>
            </Part>
          </>
        ) : null}
      </div>
    </section>
  );
}

/** A period is named by its first day. */
const periodHeads = { day: "Day", week: "Week from", month: "Month from" } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm">{title}</h3>
      {children}
    </div>
  );
}
