import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { percentScale } from "../chart/scale";
import { IntervalText } from "../agreement/coefficient-table";
import { formatPercent } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { Remark, ReportSection, Undefined } from "./report-section";
import { SamplerName, samplerMark } from "./sampler-name";
import { samplerTitle } from "./sampler-title";
import type { ReportFacts } from "./study-facts";
import { focusWord, leftOutWords } from "./study-words";

/** Rates per sampler with exact intervals, and what was left out of them. */
export function Informativeness({ plan, schema, report }: ReportFacts) {
  const word = focusWord(plan, schema);
  const scale = percentScale(`${word} trajectories, % of those counted`);
  const reference = report.samplers.find(({ sampler }) => sampler === plan.reference)?.rate;
  const left = report.samplers.flatMap(({ sampler, left_out }) => {
    const words = leftOutWords(left_out);
    return words ? [`${samplerTitle(sampler)}: ${words}`] : [];
  });
  return (
    <ReportSection id="informativeness" title={`${capital(word)} by sampler`}>
      <Table aria-label={`Share of ${word} trajectories by sampler`} className="min-w-[640px]">
        <thead>
          <tr>
            <Th>Sampler</Th>
            <Th num>{capital(word)}</Th>
            <Th num>Rate, %</Th>
            <Th num>95% interval</Th>
            <td data-plot="" className="w-[44%]">
              Clopper-Pearson
              {reference === undefined || reference === null
                ? ""
                : `; dashed line: ${samplerTitle(plan.reference)}`}
            </td>
          </tr>
        </thead>
        <tbody>
          {report.samplers.map(({ sampler, informative, n, rate, ci95 }) => {
            const { mark, tone } = samplerMark(sampler);
            return (
              <tr key={sampler}>
                <RowHead>
                  <SamplerName sampler={sampler} />
                </RowHead>
                {rate === null ? (
                  <td colSpan={3}>
                    <Undefined>not defined: no trajectory counts yet</Undefined>
                  </td>
                ) : (
                  <>
                    <Td num>
                      {informative} / {n}
                    </Td>
                    <Td num className="font-strong">
                      {formatPercent(rate, 1)}
                    </Td>
                    <Td num>
                      <IntervalText interval={ci95} digits={2} scale={100} />
                    </Td>
                  </>
                )}
                <td data-plot="">
                  <IntervalCell
                    scale={scale}
                    tone={tone}
                    reference={reference}
                    marks={[{ value: rate, interval: ci95, mark }]}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
        <AxisFoot scale={scale} before={4} />
      </Table>
      {left.length > 0 ? <Remark>Left out of the rates. {left.join("; ")}.</Remark> : null}
      {report.overlapping > 0 ? (
        <Remark>
          {report.overlapping} of the {report.items} trajectories were drawn by more than one sampler. They
          were labelled once and count for each.
        </Remark>
      ) : null}
    </ReportSection>
  );
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
