import type { Stratum } from "@/lib/studies/schema";
import { FigureTable } from "../chart/figure-table";
import { IntervalCell } from "../chart/interval-cell";
import { AxisFoot } from "../chart/axis-foot";
import { percentScale, type Scale } from "../chart/scale";
import { IntervalText } from "../agreement/coefficient-table";
import { formatPercent } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { Remark, ReportSection } from "./report-section";
import { SamplerName, samplerMark } from "./sampler-name";
import type { StudyFacts } from "./study-facts";
import { focusWord } from "./study-words";

/** Domains in sight; the others are a press away. */
const inSight = 5;

/** Rates per domain and sampler. Small parts have wide intervals, which is the point of drawing them. */
export function DomainRates({ plan, schema, report }: StudyFacts) {
  const word = focusWord(plan, schema);
  const groups = new Map<string | null, Stratum[]>();
  for (const row of report.by_domain) groups.set(row.stratum, [...(groups.get(row.stratum) ?? []), row]);
  const counted = (rows: readonly Stratum[]) => rows.reduce((sum, { n }) => sum + n, 0);
  const domains = [...groups].sort(([, a], [, b]) => counted(b) - counted(a));
  if (domains.length < 2)
    return (
      <ReportSection id="domains" title="Domains">
        <p className="text-ink-2">
          {domains.length === 0
            ? "No trajectory counts yet."
            : domains[0]?.[0]
              ? `All counted trajectories are of the domain ${domains[0][0]}.`
              : "The counted trajectories have no domain, so there is nothing to split by."}
        </p>
      </ReportSection>
    );
  const scale = percentScale(`${word}, % of those counted`);
  return (
    <ReportSection id="domains" title="Domains">
      <DomainTable domains={domains.slice(0, inSight)} scale={scale} />
      {domains.length > inSight ? (
        <FigureTable label={`The other ${domains.length - inSight} domains`}>
          <DomainTable domains={domains.slice(inSight)} scale={scale} />
        </FigureTable>
      ) : null}
      <Remark>Clopper-Pearson intervals; no test is made within domains.</Remark>
    </ReportSection>
  );
}

function DomainTable({ domains, scale }: { domains: [string | null, Stratum[]][]; scale: Scale }) {
  return (
    <Table aria-label="Rates by domain and sampler" className="min-w-[640px]">
      <thead>
        <tr>
          <Th>Domain</Th>
          <Th>Sampler</Th>
          <Th num>Counted</Th>
          <Th num>Rate, %</Th>
          <Th num>95% interval</Th>
          <td data-plot="" className="w-[36%]" />
        </tr>
      </thead>
      {domains.map(([domain, rows]) => {
        const seen = rows.filter(({ n }) => n > 0);
        return (
          <tbody key={domain ?? ""} className="border-t border-line-2 first-of-type:border-0">
            {seen.map(({ sampler, informative, n, rate, ci95 }, place) => {
              const { mark, tone } = samplerMark(sampler);
              return (
                <tr key={sampler}>
                  {place === 0 ? (
                    <RowHead rowSpan={seen.length} className="align-top!">
                      {domain ?? "none given"}
                    </RowHead>
                  ) : null}
                  <Td>
                    <SamplerName sampler={sampler} />
                  </Td>
                  <Td num>
                    {informative} / {n}
                  </Td>
                  <Td num>{rate === null ? "–" : formatPercent(rate, 1)}</Td>
                  <Td num>
                    <IntervalText interval={ci95} digits={1} scale={100} />
                  </Td>
                  <td data-plot="">
                    <IntervalCell scale={scale} tone={tone} marks={[{ value: rate, interval: ci95, mark }]} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        );
      })}
      <AxisFoot scale={scale} before={5} />
    </Table>
  );
}
