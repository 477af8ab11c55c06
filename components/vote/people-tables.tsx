import type { TruthAgreement } from "@/lib/annotations/truth-agreement";
import type { RaterQuality } from "@/lib/annotations/vote-methods";
import { HeatTable } from "../chart/heat-table";
import { formatCount, formatDecimal, formatPercent, formatPlural } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";

/** What the methods learnt about a person. */
export type NamedQuality = RaterQuality & { name: string };

/** People against what was adjudicated, and what became of the decisions that were made blind. */
export interface TruthFacts {
  items: number;
  people: (TruthAgreement & { name: string })[];
  blind: { confirmed: number; changed: number; open: number };
}

const dash = <span className="text-ink-3">–</span>;

/** People against the decisions in force, and how often leads stood by what they had decided blind. */
export function TruthTable({ truth: { items, people, blind } }: { truth: TruthFacts }) {
  if (items === 0) return <p className="text-ink-2">Nothing is adjudicated on this question yet.</p>;
  const seen = blind.confirmed + blind.changed;
  return (
    <>
      <Table aria-label="People against what was adjudicated" className="min-w-[560px]">
        <thead>
          <tr>
            <Th>Person</Th>
            <Th num>Had said the same</Th>
            <Th num>Share</Th>
            <Th num>95% interval</Th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ rater, name, n, agree, share, ci95: [low, high] }) => (
            <tr key={rater}>
              <RowHead>{name}</RowHead>
              <Td num>
                {formatCount(agree)} / {formatCount(n)}
              </Td>
              <Td num className="font-strong">
                {share === null ? dash : `${formatPercent(share, 1)}%`}
              </Td>
              <Td num>
                {low === null || high === null
                  ? dash
                  : `${formatPercent(low, 1)} to ${formatPercent(high, 1)}`}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 max-w-(--measure-px) text-xs leading-note text-ink-2">
        Only disputed items are adjudicated, so these shares are lower than on all items.{" "}
        {seen > 0
          ? `Leads stood by ${formatCount(blind.confirmed)} of ${formatPlural(seen, "decision")} that they had made before seeing the labels.`
          : null}
      </p>
    </>
  );
}

/** Each person: how often they agree with others, what their vote weighs, what the models think of them. */
export function PeopleTable({ raters }: { raters: readonly NamedQuality[] }) {
  const share = (value: number | null) => (value === null ? dash : `${formatPercent(value, 1)}%`);
  return (
    <Table aria-label="People" className="min-w-[640px]">
      <thead>
        <tr>
          <Th>Person</Th>
          <Th num>Labels</Th>
          <Th num>Agrees with others</Th>
          <Th num>Weight</Th>
          <Th num>Right by Dawid-Skene</Th>
          <Th num>Knows by MACE</Th>
        </tr>
      </thead>
      <tbody>
        {raters.map(({ rater, name, ratings, agreement, weight, accuracy, competence }) => (
          <tr key={rater}>
            <RowHead>{name}</RowHead>
            <Td num>{formatCount(ratings)}</Td>
            <Td num>{share(agreement)}</Td>
            <Td num>{formatDecimal(weight, 3)}</Td>
            <Td num>{share(accuracy)}</Td>
            <Td num>{competence === null ? dash : formatDecimal(competence, 3)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What a person says when the truth is this, by Dawid-Skene. */
export function ErrorRates({
  rater: { name, confusion },
  categories,
  textOf,
}: {
  rater: NamedQuality;
  categories: readonly string[];
  textOf: (value: string) => string;
}) {
  if (!confusion) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm">
        {name} <span className="meta">says (columns) when the truth is (rows), in %</span>
      </figcaption>
      <HeatTable
        caption={`Error rates of ${name}`}
        upright={categories.length > 3}
        columns={categories.map((value) => ({ key: value, label: textOf(value), name: textOf(value) }))}
        rows={categories.map((value, j) => ({
          key: value,
          label: textOf(value),
          cells: categories.map((said, l) => {
            const chance = confusion[j]?.[l] ?? null;
            return {
              heat: chance,
              text: chance === null ? "–" : formatPercent(chance),
              title:
                chance === null
                  ? `Nothing is known of ${name} on ${textOf(value)}`
                  : `${name} says ${textOf(said)} with ${formatPercent(chance, 1)}% when it is ${textOf(value)}`,
            };
          }),
        }))}
      />
    </figure>
  );
}
