import type { ReactNode } from "react";
import { QuestionAgreementFigures } from "../agreement/question-agreement";
import { WithheldNote, WithheldPart } from "../agreement/withheld-note";
import { FactRow } from "../ui/facts";
import { formatCount, formatPlural } from "../ui/format";
import { Note } from "../ui/note";
import { DomainRates } from "./domain-rates";
import { EfficiencyTable } from "./efficiency-table";
import { Informativeness } from "./informativeness";
import { OutcomeRates } from "./outcome-rates";
import { PairwiseTests } from "./pairwise-tests";
import { ProtocolSection } from "./protocol-section";
import { missingWords } from "./missing-words";
import { ReasonsFigure } from "./reasons-figure";
import { Recipe } from "./recipe";
import { ReportContents } from "./report-contents";
import { ReportSection } from "./report-section";
import { samplerTitle } from "./sampler-title";
import { isTold, type PageFacts, type StudyFacts } from "./study-facts";
import { focusWord, headlineOf, leadOf } from "./study-words";

const parts = [
  { id: "informativeness", title: "Informativeness" },
  { id: "tests", title: "Pairwise tests" },
  { id: "outcomes", title: "Outcome and standardised rates" },
  { id: "domains", title: "Domains" },
  { id: "efficiency", title: "Efficiency" },
  { id: "reasons", title: "Reasons" },
  { id: "agreement", title: "Agreement" },
  { id: "protocol", title: "Protocol and deviations" },
  { id: "recipe", title: "Recipe" },
  { id: "cite", title: "Cite" },
] as const;
/** Parts that stand where the figures are withheld. */
const always = new Set<string>(["protocol", "cite"]);

type StudyReportSheetProps = {
  facts: PageFacts;
  /** Where conflicts of the queue are decided. */
  conflicts: string;
  /** Stands in the remark that the study isn't final. */
  pendingNote?: ReactNode;
  /** What opens a further round, for those who may. */
  addRound?: ReactNode;
  /** The form that logs a deviation, for those who may. */
  addDeviation?: ReactNode;
  /** How to cite it, at the end. */
  citation?: ReactNode;
};

/** The report of a study as the paper prints it: a sheet with a table of contents beside it; figures only as far as they are told. */
export function StudyReportSheet({
  facts,
  conflicts,
  pendingNote,
  addRound,
  addDeviation,
  citation,
}: StudyReportSheetProps) {
  const { study } = facts;
  return (
    <main
      id="main"
      className="mx-auto grid max-w-[1240px] grid-cols-[minmax(0,936px)_190px] gap-8 px-8 py-6 max-wide:px-6 max-narrow:grid-cols-1 max-narrow:px-4 print:block print:p-0"
    >
      <article className="report">
        <p className="hidden text-sm text-ink-2 print:block">{study.name}</p>
        {isTold(facts) ? (
          <Findings facts={facts} pendingNote={pendingNote} />
        ) : (
          <>
            <h2 className="text-2xl tracking-[-0.015em]">{study.name}</h2>
            <div className="mt-5 max-w-(--measure-px)">
              <WithheldNote what="The figures of this study are" address={conflicts} />
            </div>
          </>
        )}
        <ProtocolSection facts={facts} addRound={addRound} addDeviation={addDeviation} />
        {isTold(facts) ? <Recipe {...facts} /> : null}
        {citation}
      </article>
      <div>
        <ReportContents parts={isTold(facts) ? parts : parts.filter(({ id }) => always.has(id))} />
      </div>
    </main>
  );
}

/** Everything that the labels say. */
function Findings({ facts, pendingNote }: { facts: StudyFacts; pendingNote: ReactNode }) {
  const { study, plan, schema, queue, report, withheld = [] } = facts;
  const word = focusWord(plan, schema);
  const missing = missingWords(facts);
  return (
    <>
      <h2 className="text-2xl tracking-[-0.015em]">{headlineOf(report, plan, word)}</h2>
      <p className="mt-3 max-w-[74ch] text-[16px] leading-note text-ink-2">{leadOf(report, plan, word)}</p>
      <div className="mt-5">
        <FactRow
          facts={[
            { label: "Pool", value: formatPlural(study.pool_size, "trajectory", "trajectories") },
            {
              label: "Drawn",
              value: report.samplers
                .map(({ sampler, drawn }) => `${formatCount(drawn)} ${samplerTitle(sampler)}`)
                .join(", "),
            },
            { label: "Labels", value: `${formatPlural(plan.k, "annotator")} each, blind` },
            { label: "Rule", value: `majority, ${Math.floor(plan.k / 2) + 1} of ${plan.k}` },
          ]}
        />
      </div>
      {study.status !== "closed" ? (
        <div className="mt-5 max-w-(--measure-px)">
          <Note lead="Not final.">
            {formatCount(queue.complete_items)} of{" "}
            {formatPlural(queue.item_count, "trajectory", "trajectories")} have all their labels. Looking at
            rates while labelling goes on, and stopping when they please, makes the tests too optimistic:
            decide by the plan. {pendingNote}
          </Note>
        </div>
      ) : null}
      {missing.length > 0 ? (
        <div className="mt-5 max-w-(--measure-px)">
          <Note lead="What is missing, and why.">
            {missing.length === 1 ? (
              missing[0]
            ) : (
              <ul className="mt-1 list-disc pl-4">
                {missing.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
          </Note>
        </div>
      ) : null}
      <Informativeness {...facts} />
      <PairwiseTests comparisons={report.comparisons} />
      {withheld.includes("by_outcome") ? (
        <ReportSection id="outcomes" title="Outcome and standardised rates">
          <WithheldPart />
        </ReportSection>
      ) : (
        <OutcomeRates {...facts} />
      )}
      {withheld.includes("by_domain") ? (
        <ReportSection id="domains" title="Domains">
          <WithheldPart />
        </ReportSection>
      ) : (
        <DomainRates {...facts} />
      )}
      <EfficiencyTable {...facts} />
      <ReasonsFigure {...facts} />
      <ReportSection id="agreement" title="Agreement">
        <div className="grid grid-cols-1 gap-7">
          {report.agreement.map((one) => (
            <QuestionAgreementFigures
              key={`${one.question} ${one.subset ? "subset" : "all"}`}
              agreement={one}
              schema={schema}
            />
          ))}
        </div>
      </ReportSection>
    </>
  );
}
