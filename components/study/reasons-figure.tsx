import { FigureTable } from "../chart/figure-table";
import { StackedBars, type Tone } from "../chart/stacked-bars";
import { formatPlural } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { Remark, ReportSection } from "./report-section";
import { SamplerName } from "./sampler-name";
import { samplerTitle } from "./sampler-title";
import type { StudyFacts } from "./study-facts";
import { focusWord } from "./study-words";

/** Reasons borrow the colours of the layers that they are about; a label schema of one's own goes through the same list. */
const known: Record<string, Tone> = {
  action: "execution",
  conversation: "interaction",
  external: "environment",
  exemplar: "satisfaction",
  none: "paper",
  other: "neutral",
};
const inTurn: readonly Tone[] = [
  "execution",
  "interaction",
  "environment",
  "satisfaction",
  "neutral",
  "paper",
];

/** Why informative trajectories are so, as shares of each sampler's. */
export function ReasonsFigure({ plan, schema, report }: StudyFacts) {
  const word = focusWord(plan, schema);
  const question = schema.questions.find(({ id }) => id === plan.reason);
  if (!question) return null;
  const parts = question.choices.map(({ value, text }, place) => ({
    key: value,
    label: text,
    tone: known[value] ?? inTurn[place % inTurn.length]!,
  }));
  const without = report.reasons.filter((one) => one.without > 0);
  return (
    <ReportSection id="reasons" title={`Reasons within the ${word} subset`}>
      <StackedBars
        title={`${question.title} of ${word} trajectories`}
        axis={`share of ${word} trajectories, % (majority reason)`}
        parts={parts}
        rows={report.reasons.map(({ sampler, n, counts }) => ({
          key: sampler,
          label: samplerTitle(sampler),
          name: samplerTitle(sampler),
          n,
          counts: parts.map(({ key }) => counts.find(({ value }) => value === key)?.items ?? 0),
        }))}
      />
      <FigureTable>
        <Table aria-label="Reasons by sampler">
          <thead>
            <tr>
              <Th>Sampler</Th>
              {parts.map(({ key, label }) => (
                <Th key={key} num>
                  {label}
                </Th>
              ))}
              <Th num>No majority</Th>
              <Th num>All</Th>
            </tr>
          </thead>
          <tbody>
            {report.reasons.map(({ sampler, n, counts, without: none }) => (
              <tr key={sampler}>
                <RowHead>
                  <SamplerName sampler={sampler} />
                </RowHead>
                {parts.map(({ key }) => (
                  <Td key={key} num>
                    {counts.find(({ value }) => value === key)?.items ?? 0}
                  </Td>
                ))}
                <Td num>{none}</Td>
                <Td num>{n}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </FigureTable>
      {without.length > 0 ? (
        <Remark>
          Bars end before 100% where no reason has a majority.{" "}
          {without
            .map(
              ({ sampler, without: n }) =>
                `${samplerTitle(sampler)}: ${formatPlural(n, "trajectory", "trajectories")}`,
            )
            .join("; ")}
          .
        </Remark>
      ) : null}
    </ReportSection>
  );
}
