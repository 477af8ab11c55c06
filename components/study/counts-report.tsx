import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { planOfCounts, reportOfCounts, type StudyCounts } from "@/lib/studies/counts";
import { QuestionAgreementFigures } from "../agreement/question-agreement";
import { EfficiencyTable } from "./efficiency-table";
import { Informativeness } from "./informativeness";
import { OutcomeRates } from "./outcome-rates";
import { PairwiseTests } from "./pairwise-tests";
import { ReportSection } from "./report-section";
import type { ReportFacts } from "./study-facts";

/** What a study with these counts would report. */
export function CountsReport({ counts }: { counts: StudyCounts }) {
  const facts: ReportFacts = {
    plan: planOfCounts(counts),
    schema: trajectoryReview,
    report: reportOfCounts(counts, trajectoryReview),
  };
  return (
    <article className="report" aria-label="Figures of these counts">
      <Informativeness {...facts} />
      <PairwiseTests comparisons={facts.report.comparisons} />
      <OutcomeRates {...facts} />
      <EfficiencyTable {...facts} />
      {facts.report.agreement.map((one) => (
        <ReportSection key={one.question} id="agreement" title="Agreement">
          <QuestionAgreementFigures agreement={one} schema={trajectoryReview} />
        </ReportSection>
      ))}
    </article>
  );
}
