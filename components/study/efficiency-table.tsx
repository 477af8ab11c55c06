import { IntervalText } from "../agreement/coefficient-table";
import { formatDecimal } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { Remark, ReportSection, Undefined } from "./report-section";
import { SamplerName } from "./sampler-name";
import { samplerTitle } from "./sampler-title";
import type { StudyFacts } from "./study-facts";
import { focusWord } from "./study-words";

/** What one informative trajectory costs in labelled ones. */
export function EfficiencyTable({ plan, schema, report }: StudyFacts) {
  const word = focusWord(plan, schema);
  const reference = samplerTitle(plan.reference);
  return (
    <ReportSection id="efficiency" title="Efficiency">
      <Table aria-label="Labelled trajectories per informative one" className="max-w-[720px]">
        <thead>
          <tr>
            <Th>Sampler</Th>
            <Th num>Labels per {word}</Th>
            <Th num>95% interval</Th>
            <Th num>Gain over {reference}</Th>
            <Th num>95% interval</Th>
          </tr>
        </thead>
        <tbody>
          {report.efficiency.map((one) => (
            <tr key={one.sampler}>
              <RowHead>
                <SamplerName sampler={one.sampler} />
              </RowHead>
              {one.labels_per_informative === null ? (
                <td colSpan={2}>
                  <Undefined>not defined: none is {word} so far</Undefined>
                </td>
              ) : (
                <>
                  <Td num className="font-strong">
                    {formatDecimal(one.labels_per_informative, 2)}
                  </Td>
                  <Td num>
                    <IntervalText
                      interval={one.labels_per_informative_ci95}
                      digits={2}
                      none="no upper limit"
                    />
                  </Td>
                </>
              )}
              {one.gain === null ? (
                <td colSpan={2} className="text-right">
                  {one.sampler === plan.reference ? (
                    <span className="text-ink-2">reference</span>
                  ) : (
                    <Undefined>not defined: {reference} has no rate above 0</Undefined>
                  )}
                </td>
              ) : (
                <>
                  <Td num className="font-strong">
                    {formatDecimal(one.gain, 2)}×
                  </Td>
                  <Td num>
                    <IntervalText interval={one.gain_ci95} digits={2} />
                  </Td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <Remark>
        Labelled trajectories per {word} one: n divided by the {word} ones. Gain: the ratio of the rates, with
        a log-normal interval.
      </Remark>
    </ReportSection>
  );
}
