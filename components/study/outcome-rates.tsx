import type { Stratum } from "@/lib/studies/schema";
import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { percentScale } from "../chart/scale";
import { IntervalText } from "../agreement/coefficient-table";
import { formatDecimal, formatPercent, formatPlural } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { capital } from "./informativeness";
import { Remark, ReportSection, Undefined } from "./report-section";
import { SamplerName, samplerMark } from "./sampler-name";
import { samplerTitle } from "./sampler-title";
import type { ReportFacts } from "./study-facts";
import { focusWord, standardisedWhy } from "./study-words";

/** Rates among failed and among successful runs, and what they become with one mix of outcomes for all. */
export function OutcomeRates({ plan, schema, report }: ReportFacts) {
  const word = focusWord(plan, schema);
  const reference = samplerTitle(plan.reference);
  const mix = report.outcome_mix;
  const scale = percentScale(mix ? `${word}, % (at ${formatPercent(mix.failed)}% failed)` : `${word}, %`);
  const of = (sampler: string, stratum: string) =>
    report.by_outcome.find((one) => one.sampler === sampler && one.stratum === stratum);
  const undefinedWhy = [
    ...new Set(
      report.standardised.filter(({ rate }) => rate === null).map((one) => standardisedWhy(one, plan)),
    ),
  ];
  const unknown = report.standardised.filter(({ unknown_outcome: n }) => n > 0);
  return (
    <ReportSection id="outcomes" title="Outcome and standardised rates">
      <p className="mb-3 max-w-(--measure-px) text-read leading-read">
        Samplers draw different shares of failures, and failures may be {word} more often. Standardising to
        the mix of outcomes in {reference} removes that head start.{headStart(report, plan.reference)}
      </p>
      <Table aria-label={`${capital(word)} by sampler and outcome`} className="min-w-[680px]">
        <thead>
          <tr>
            <Th>Sampler</Th>
            <Th num>Failed share</Th>
            <Th num>{capital(word)}, failed</Th>
            <Th num>{capital(word)}, successful</Th>
            <Th num>Standardised, %</Th>
            <td data-plot="" className="w-[40%]">
              hollow: as drawn; filled: standardised
            </td>
          </tr>
        </thead>
        <tbody>
          {report.samplers.map(({ sampler, failed_share }) => {
            const standard = report.standardised.find((one) => one.sampler === sampler)!;
            const { mark, tone } = samplerMark(sampler);
            return (
              <tr key={sampler}>
                <RowHead>
                  <SamplerName sampler={sampler} />
                </RowHead>
                <Td num>
                  {failed_share === null ? (
                    <Undefined>none counted</Undefined>
                  ) : (
                    `${formatPercent(failed_share)}%`
                  )}
                </Td>
                <Td num>
                  <Share of={of(sampler, "failed")} />
                </Td>
                <Td num>
                  <Share of={of(sampler, "success")} />
                </Td>
                <Td num className={standard.rate === null ? "whitespace-normal!" : undefined}>
                  {standard.rate === null ? (
                    <Undefined>not defined</Undefined>
                  ) : (
                    <>
                      <strong className="block font-strong">{formatPercent(standard.rate, 1)}</strong>
                      <span className="meta">
                        <IntervalText interval={standard.ci95_normal} digits={1} scale={100} />
                      </span>
                      <span className="meta block">
                        <IntervalText interval={standard.ci95_fay_feuer} digits={1} scale={100} /> (gamma)
                      </span>
                    </>
                  )}
                </Td>
                <td data-plot="">
                  <IntervalCell
                    height={52}
                    scale={scale}
                    tone={tone}
                    marks={[
                      { value: standard.rate === null ? null : standard.crude, mark, hollow: true },
                      { value: standard.rate, interval: standard.ci95_normal, mark },
                    ]}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
        <AxisFoot scale={scale} before={5} />
      </Table>
      <Remark>
        Standardised: the rates among failed and successful runs, weighted by their shares in {reference};
        interval from the binomial variance with the weights taken as known, and below it that of Fay and
        Feuer from the gamma distribution, which is wider in small samples and isn’t cut at 100%. Under each
        share its Clopper-Pearson interval.
      </Remark>
      {undefinedWhy.length > 0 ? <Remark>{undefinedWhy.join(" ")}</Remark> : null}
      {unknown.length > 0 ? (
        <Remark>
          Nobody said how some runs ended; they belong to neither part and have no say here.{" "}
          {unknown
            .map(({ sampler, unknown_outcome: n }) => `${samplerTitle(sampler)}: ${formatPlural(n, "run")}`)
            .join("; ")}
          .
        </Remark>
      ) : null}
    </ReportSection>
  );
}

/** k of n with its percentage below; nothing counted is said, not shown as 0. */
export function Share({ of }: { of: Stratum | undefined }) {
  if (!of || of.rate === null) return <Undefined>none counted</Undefined>;
  return (
    <>
      <span className="block">
        {of.informative} / {of.n}
      </span>
      <span className="meta block">{formatPercent(of.rate, 1)}%</span>
      <span className="meta block">
        <IntervalText interval={of.ci95} digits={1} scale={100} />
      </span>
    </>
  );
}

/** " The lead over Random is then 23.6 points for Signal (28.0 as drawn).": what becomes of each lead. */
function headStart({ standardised }: ReportFacts["report"], reference: string): string {
  const base = standardised.find(({ sampler }) => sampler === reference);
  if (!base || base.rate === null || base.crude === null) return "";
  const [rate, crude] = [base.rate, base.crude];
  const points = (value: number) => formatDecimal(value * 100, 1);
  const leads = standardised.flatMap((one) =>
    one.sampler === reference || one.rate === null || one.crude === null || one.crude - crude < 0.005
      ? []
      : [
          `${points(one.rate - rate)} points for ${samplerTitle(one.sampler)} (${points(one.crude - crude)} as drawn)`,
        ],
  );
  return leads.length === 0 ? "" : ` The lead over ${samplerTitle(reference)} is then ${leads.join(", ")}.`;
}
