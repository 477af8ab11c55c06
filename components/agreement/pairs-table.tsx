import type { PairAgreement } from "@/lib/annotations/pair-agreement";
import { HeatTable } from "../chart/heat-table";
import { formatCount, formatDecimal, formatPercent } from "../ui/format";
import { FigureTable } from "./figure-table";

interface PairsProps {
  pairs: readonly PairAgreement[];
  nameOf: (id: string) => string;
  label: string;
}

/** Each pair of people on what both labelled, the pair that agrees least first. */
export function PairsTable({ pairs, nameOf, label }: PairsProps) {
  if (pairs.length === 0) return <p className="text-ink-2">No two people have labelled the same item yet.</p>;
  const sorted = [...pairs].sort((a, b) => (a.kappa ?? 2) - (b.kappa ?? 2));
  return (
    <FigureTable
      label={label}
      head="Pair"
      before={["Both labelled", "Agree"]}
      figure="Kappa"
      axis="Cohen kappa, 95% interval"
      rows={sorted.map(({ a, b, n, percent, kappa, ci95 }) => ({
        key: `${a} ${b}`,
        head: (
          <>
            {nameOf(a)} <span className="font-normal text-ink-3">and</span> {nameOf(b)}
          </>
        ),
        before: [formatCount(n), percent === null ? "–" : `${formatPercent(percent, 1)}%`],
        value: kappa,
        interval: ci95,
        why: "not defined: both gave one and the same answer",
      }))}
    />
  );
}

/** How often each two people agree, as a map: who stands apart is a light row and column. */
export function PairsMap({ pairs, nameOf, label }: PairsProps) {
  const people = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))].sort((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  );
  const found = new Map(
    pairs.flatMap((pair) => [
      [`${pair.a} ${pair.b}`, pair],
      [`${pair.b} ${pair.a}`, pair],
    ]),
  );
  if (people.length < 3) return null;
  return (
    <HeatTable
      caption={label}
      upright={people.length > 5}
      columns={people.map((id) => ({ key: id, label: nameOf(id), name: nameOf(id) }))}
      rows={people.map((row) => ({
        key: row,
        label: nameOf(row),
        cells: people.map((column) => {
          const pair = found.get(`${row} ${column}`);
          if (!pair || pair.percent === null)
            return {
              heat: null,
              text: row === column ? "" : "–",
              title: row === column ? nameOf(row) : `${nameOf(row)} and ${nameOf(column)} share no item`,
            };
          const kappa = pair.kappa === null ? "kappa not defined" : `kappa ${formatDecimal(pair.kappa, 2)}`;
          return {
            heat: pair.percent,
            text: formatPercent(pair.percent),
            title: `${nameOf(row)} and ${nameOf(column)} agree on ${formatPercent(pair.percent, 1)}% of ${formatCount(pair.n)} items, ${kappa}`,
          };
        }),
      }))}
    />
  );
}
