import type { Comparison } from "@/lib/studies/schema";
import { IntervalText } from "../agreement/coefficient-table";
import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { differenceScale } from "../chart/scale";
import { formatDecimal, formatPlural } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { PValue } from "./p-value";
import { Remark, ReportSection, Undefined } from "./report-section";
import { SamplerName } from "./sampler-name";
import { samplerTitle } from "./sampler-title";
import { readingOf } from "./study-words";

const signed = (value: number, digits: number): string =>
  `${value > 0 ? "+" : ""}${formatDecimal(value, digits)}`;

/** Each pair of samplers: difference, odds ratio, tests, and how to read them. */
export function PairwiseTests({ comparisons }: { comparisons: readonly Comparison[] }) {
  if (comparisons.length === 0)
    return (
      <ReportSection id="tests" title="Pairwise tests">
        <p className="text-ink-2">One sampler alone has nothing to be compared with.</p>
      </ReportSection>
    );
  const shared = comparisons.filter((pair) => pair.shared > 0);
  return (
    <ReportSection id="tests" title="Pairwise tests">
      <Table aria-label="Tests of each pair of samplers" className="min-w-[760px]">
        <thead>
          <tr>
            <Th>Pair</Th>
            <Th num>Difference, pp</Th>
            <Th num>95% interval</Th>
            <Th num>Odds ratio</Th>
            <Th num>Fisher p</Th>
            <Th num>Holm p</Th>
            <Th num>BH p</Th>
            <Th>Reading at 0.05</Th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map((pair) => (
            <tr key={`${pair.a} ${pair.b}`}>
              <RowHead>
                <span className="inline-flex items-center gap-2">
                  <SamplerName sampler={pair.a} />
                  <span className="font-normal text-ink-2">against</span>
                  <SamplerName sampler={pair.b} />
                </span>
              </RowHead>
              {pair.difference === null ? (
                <td colSpan={6}>
                  <Undefined>not defined: one of them has no counted trajectory</Undefined>
                </td>
              ) : (
                <>
                  <Td num>{signed(pair.difference * 100, 1)}</Td>
                  <Td num>
                    <SignedInterval interval={pair.difference_ci95} />
                  </Td>
                  <Td num>
                    {pair.odds_ratio === null ? (
                      <Undefined>no finite ratio</Undefined>
                    ) : (
                      formatDecimal(pair.odds_ratio, 2)
                    )}
                  </Td>
                  <Td num>
                    <PValue p={pair.p_fisher} />
                  </Td>
                  <Td num>
                    <PValue p={pair.p_holm} />
                  </Td>
                  <Td num>
                    <PValue p={pair.p_bh} />
                  </Td>
                </>
              )}
              <Td className="whitespace-nowrap text-ink-2">{readingOf(pair)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <DifferencePlot comparisons={comparisons} />
      <Remark>
        Two-sided Fisher exact tests; differences in percentage points with Newcombe intervals. Holm and
        Benjamini-Hochberg over the pairs that could be tested: Holm bounds the chance of any false finding,
        and the reading goes by it; BH bounds the share of false ones among the findings. Power: the chance of
        a p of at most 0.05 if the observed rates were the true ones.
      </Remark>
      {shared.length > 0 ? (
        <Remark>
          The tests take the samples as independent.{" "}
          {shared
            .map(
              ({ a, b, shared: n }) =>
                `${samplerTitle(a)} and ${samplerTitle(b)} share ${formatPlural(n, "trajectory", "trajectories")}`,
            )
            .join("; ")}
          .
        </Remark>
      ) : null}
    </ReportSection>
  );
}

/** The differences drawn with their intervals: what crosses the dashed line can't be told from none. */
function DifferencePlot({ comparisons }: { comparisons: readonly Comparison[] }) {
  const drawn = comparisons.filter(({ difference }) => difference !== null);
  if (drawn.length === 0) return null;
  const scale = differenceScale(
    "difference in percentage points, 95% interval",
    drawn.flatMap(({ difference_ci95 }) => difference_ci95),
  );
  return (
    <Table aria-label="Differences of each pair of samplers, drawn" className="mt-3 min-w-[640px]">
      <tbody>
        {drawn.map((pair) => (
          <tr key={`${pair.a} ${pair.b}`}>
            <RowHead className="w-[240px]">
              {samplerTitle(pair.a)} <span className="font-normal text-ink-2">minus</span>{" "}
              {samplerTitle(pair.b)}
            </RowHead>
            <td data-plot="">
              <IntervalCell
                scale={scale}
                reference={0}
                marks={[{ value: pair.difference, interval: pair.difference_ci95 }]}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <AxisFoot scale={scale} before={1} />
    </Table>
  );
}

function SignedInterval({ interval: [low, high] }: { interval: readonly [number | null, number | null] }) {
  if (low === null || high === null) return <IntervalText interval={[low, high]} digits={1} />;
  return `${signed(low * 100, 1)} to ${signed(high * 100, 1)}`;
}
