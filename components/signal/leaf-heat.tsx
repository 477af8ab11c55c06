import type { SignalType } from "@/lib/signals/schema";
import { HeatTable } from "../chart/heat-table";
import { formatCount, formatPercent } from "../ui/format";
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
  values: readonly { value: string; n: number; leaves: readonly { type: SignalType; n: number }[] }[];
  /** Null where the table has no filter for this fact. */
  hrefOf: (value: string, type: SignalType) => string | null;
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
        label: `${value} (${formatCount(n)})`,
        cells: types.map((type) => {
          const hits = leaves.find((leaf) => leaf.type === type)?.n ?? 0;
          const title = `${value}, ${readType(type).name}: ${formatCount(hits)} of ${formatCount(n)}`;
          if (hits === 0) return { heat: null, text: "", title };
          return {
            heat: hits / n,
            text: formatPercent(hits / n),
            title,
            href: hrefOf(value, type) ?? undefined,
          };
        }),
      }))}
    />
  );
}
