import Link from "next/link";
import { leaves as registry, type SignalType } from "@/lib/signals/schema";
import { AxisCell } from "../chart/axis-cell";
import { IntervalCell } from "../chart/interval-cell";
import type { Scale } from "../chart/scale";
import { formatCount, formatInterval, formatPercent } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { readType } from "./layer";
import { LeafChip } from "./leaf";

export type LeafRate = {
  type: SignalType;
  n: number;
  share: number | null;
  ci95: readonly [number | null, number | null];
};

type LeafRatesProps = {
  rates: readonly LeafRate[];
  scale: Scale;
  /** The table, filtered. */
  hrefOf: (type: SignalType) => string;
  /** Places where it fired. */
  examplesOf: (type: SignalType) => string;
};

const description = new Map(registry.map((leaf) => [leaf.type, leaf.description]));

/** One row a leaf: in how many trajectories it fired, the share with its interval drawn and written. */
export function LeafRates({ rates, scale, hrefOf, examplesOf }: LeafRatesProps) {
  return (
    <Table>
      <caption className="sr-only">Leaves, trajectories and shares with 95% intervals</caption>
      <thead>
        <tr>
          <Th className="w-[190px]">Leaf</Th>
          <Th className="max-narrow:hidden">What it marks</Th>
          <Th num className="w-[104px]">
            Trajectories
          </Th>
          <td data-plot="" className="w-[26%]" />
          <Th num className="w-[72px]">
            Share
          </Th>
          <Th num className="w-[112px]">
            95% interval
          </Th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ type, n, share, ci95: [low, high] }) => (
          <tr key={type}>
            <RowHead>
              {n > 0 ? (
                <Link href={examplesOf(type)} aria-label={`${type}: examples`} className="rounded-1">
                  <LeafChip type={type} />
                </Link>
              ) : (
                <LeafChip type={type} />
              )}
            </RowHead>
            <Td className="text-ink-2 max-narrow:hidden">{description.get(type)}</Td>
            <Td num>
              {n > 0 ? (
                <Link
                  className="link"
                  href={hrefOf(type)}
                  aria-label={`${formatCount(n)} trajectories with ${type}`}
                >
                  {formatCount(n)}
                </Link>
              ) : (
                "0"
              )}
            </Td>
            <td data-plot="">
              <IntervalCell
                scale={scale}
                tone={readType(type).shown}
                marks={[{ value: share, interval: [low, high] }]}
              />
            </td>
            <Td num>{share === null ? "–" : `${formatPercent(share, 1)}%`}</Td>
            <Td num className="text-ink-2">
              {low === null || high === null ? "nothing analysed" : formatInterval([low, high], 1, 100)}
            </Td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-axis="">
          <td />
          <td className="max-narrow:hidden" />
          <td />
          <td data-plot="">
            <AxisCell scale={scale} />
          </td>
          <td />
          <td />
        </tr>
      </tfoot>
    </Table>
  );
}
