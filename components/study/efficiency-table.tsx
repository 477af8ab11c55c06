import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { ratioScale } from "../chart/scale";
import { IntervalText } from "../agreement/coefficient-table";
import { formatDecimal } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { Remark, ReportSection, Undefined } from "./report-section";
import { SamplerName, samplerMark } from "./sampler-name";
import { samplerTitle } from "./sampler-title";
import type { ReportFacts } from "./study-facts";
import { focusWord } from "./study-words";

/** What one informative trajectory costs in labelled ones. */
export function EfficiencyTable({ plan, schema, report }: ReportFacts) {
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
      <GainPlot report={report} reference={reference} />
      <Remark>
        Labelled trajectories per {word} one: n divided by the {word} ones. Gain: the ratio of the rates, with
        a log-normal interval.
      </Remark>
    </ReportSection>
  );
}

/** The gains drawn with their intervals; at the dashed line a sampler finds as many as the reference does. */
function GainPlot({ report, reference }: { report: ReportFacts["report"]; reference: string }) {
  const drawn = report.efficiency.filter(({ gain }) => gain !== null);
  if (drawn.length === 0) return null;
  const scale = ratioScale(
    `gain over ${reference}, 95% interval`,
    drawn.flatMap(({ gain, gain_ci95 }) => [gain, gain_ci95[1]]),
  );
  return (
    <Table aria-label={`Gain over ${reference}, drawn`} className="mt-3 max-w-[720px]">
      <tbody>
        {drawn.map(({ sampler, gain, gain_ci95 }) => {
          const { mark, tone } = samplerMark(sampler);
          return (
            <tr key={sampler}>
              <RowHead className="w-[180px]">
                <SamplerName sampler={sampler} />
              </RowHead>
              <td data-plot="">
                <IntervalCell
                  scale={scale}
                  tone={tone}
                  reference={1}
                  marks={[{ value: gain, interval: gain_ci95, mark }]}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
      <AxisFoot scale={scale} before={1} />
    </Table>
  );
}
