import { HeatTable } from "../chart/heat-table";
import { formatCount } from "../ui/format";

/** Which categories people take for each other: pairs of labels on the same item. */
export function ConfusionTable({
  categories,
  table,
  textOf,
  label,
}: {
  categories: readonly string[];
  table: readonly (readonly number[])[];
  textOf: (value: string) => string;
  label: string;
}) {
  // The diagonal is agreement: shading it would drown what the table is for.
  const most = Math.max(1, ...table.flatMap((row, k) => row.filter((_, l) => l !== k)));
  return (
    <HeatTable
      caption={label}
      upright={categories.length > 3}
      columns={categories.map((value) => ({ key: value, label: textOf(value), name: textOf(value) }))}
      rows={categories.map((value, k) => ({
        key: value,
        label: textOf(value),
        cells: categories.map((other, l) => {
          const n = table[k]?.[l] ?? 0;
          return {
            heat: k === l ? null : n / most,
            text: formatCount(n),
            title:
              k === l
                ? `Both said ${textOf(value)}: ${formatCount(n)} pairs of labels`
                : `One said ${textOf(value)}, the other ${textOf(other)}: ${formatCount(n)} pairs of labels`,
          };
        }),
      }))}
    />
  );
}
