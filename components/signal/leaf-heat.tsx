import Link from "next/link";
import type { SignalType } from "@/lib/signals/schema";
import { HeatTable } from "../chart/heat-table";
import { VisibleText } from "../trajectory/source-text";
import { formatCount, formatInterval, formatPercent } from "../ui/format";
import { readType } from "./layer";

type Columns = readonly { key: SignalType; label: string; name: string }[];

const columnsOf = (types: readonly SignalType[]): Columns =>
  types.map((type) => ({ key: type, label: readType(type).name, name: type }));

type PairsProps = {
  types: readonly SignalType[];
  pairs: readonly { a: SignalType; b: SignalType; n: number }[];
  hrefOf: (types: SignalType[]) => string;
};

/** Which leaves fire together: trajectories per pair, each leading to them. */
export function LeafPairs({ types, pairs, hrefOf }: PairsProps) {
  const counts = new Map(
    pairs.flatMap(({ a, b, n }) => [[`${a} ${b}`, n] as const, [`${b} ${a}`, n] as const]),
  );
  const most = Math.max(1, ...pairs.map(({ n }) => n));
  return (
    <HeatTable
      caption="Trajectories in which two leaves fired together"
      upright
      columns={columnsOf(types)}
      rows={types.map((row) => ({
        key: row,
        label: readType(row).name,
        cells: types.map((column) => {
          const n = counts.get(`${row} ${column}`) ?? 0;
          const title = `${readType(row).name} and ${readType(column).name} together: ${formatCount(n)} trajectories`;
          if (row === column || n === 0) return { heat: null, text: row === column ? "·" : "", title };
          return { heat: n / most, text: formatCount(n), title, href: hrefOf([row, column]) };
        }),
      }))}
    />
  );
}

type BreakdownProps = {
  types: readonly SignalType[];
  values: readonly {
    value: string;
    n: number;
    leaves: readonly { type: SignalType; n: number; ci95: readonly [number | null, number | null] }[];
  }[];
  /** Null: the trajectories of the value, whatever fired in them. */
  hrefOf: (value: string, type: SignalType | null) => string;
};

/** Share of each value's trajectories in which a leaf fired. */
export function LeafBreakdown({ types, values, hrefOf }: BreakdownProps) {
  return (
    <HeatTable
      caption="Share of trajectories in which each leaf fired, in percent"
      upright
      columns={columnsOf(types)}
      rows={values.map(({ value, n, leaves }) => ({
        key: value,
        label: (
          <>
            <VisibleText>{value}</VisibleText>{" "}
            <Link
              href={hrefOf(value, null)}
              className="link tnum"
              aria-label={`${formatCount(n)} trajectories: ${value}`}
            >
              {formatCount(n)}
            </Link>
          </>
        ),
        cells: types.map((type) => {
          const found = leaves.find((leaf) => leaf.type === type);
          const hits = found?.n ?? 0;
          const [low, high] = found?.ci95 ?? [null, null];
          const interval =
            low === null || high === null ? "" : `, 95% interval ${formatInterval([low, high], 1, 100)}%`;
          const title = `${value}, ${readType(type).name}: ${formatCount(hits)} of ${formatCount(n)}${interval}`;
          if (hits === 0) return { heat: null, text: "", title };
          return {
            heat: hits / n,
            text: formatPercent(hits / n),
            title,
            href: hrefOf(value, type),
          };
        }),
      }))}
    />
  );
}
