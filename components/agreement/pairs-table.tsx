import type { PairAgreement } from "@/lib/annotations/pair-agreement";
import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { coefficientScale, zeroOf } from "../chart/scale";
import { formatCount, formatDecimal, formatPercent } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { IntervalText } from "./coefficient-table";

/** Each pair of people on what both labelled, the pair that agrees least first. */
export function PairsTable({
  pairs,
  nameOf,
  label,
}: {
  pairs: readonly PairAgreement[];
  nameOf: (id: string) => string;
  label: string;
}) {
  if (pairs.length === 0) return <p className="text-ink-2">No two people have labelled the same item yet.</p>;
  const scale = coefficientScale(
    "Cohen kappa, 95% interval",
    pairs.flatMap(({ kappa, ci95 }) => [kappa, ci95[0]]),
  );
  const sorted = [...pairs].sort((a, b) => (a.kappa ?? 2) - (b.kappa ?? 2));
  return (
    <Table aria-label={label} className="min-w-[720px]">
      <thead>
        <tr>
          <Th>Pair</Th>
          <Th num>Both labelled</Th>
          <Th num>Agree</Th>
          <Th num>Kappa</Th>
          <Th num>95% interval</Th>
          <td data-plot="" className="w-[30%]" />
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ a, b, n, percent, kappa, ci95 }) => (
          <tr key={`${a} ${b}`}>
            <RowHead>
              {nameOf(a)} <span className="font-normal text-ink-3">and</span> {nameOf(b)}
            </RowHead>
            <Td num>{formatCount(n)}</Td>
            <Td num>{percent === null ? "–" : `${formatPercent(percent, 1)}%`}</Td>
            {kappa === null ? (
              <td colSpan={2} className="text-right text-xs text-ink-2">
                not defined: both gave one and the same answer
              </td>
            ) : (
              <>
                <Td num className="font-strong">
                  {formatDecimal(kappa, 3)}
                </Td>
                <Td num>
                  <IntervalText interval={ci95} digits={3} />
                </Td>
              </>
            )}
            <td data-plot="">
              <IntervalCell
                scale={scale}
                reference={zeroOf(scale)}
                marks={[{ value: kappa, interval: ci95 }]}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <AxisFoot scale={scale} before={5} />
    </Table>
  );
}
