import type { LeftOutRater, NamedPart } from "@/lib/annotations/agreement-parts";
import { formatCount, formatDecimal, formatPercent } from "../ui/format";
import { whyUndefined } from "./agreement-words";
import { FigureTable } from "./figure-table";

/** Signed, so that a change reads as one: "+0.031", "−0.120". */
const signed = (value: number): string => `${value >= 0 ? "+" : ""}${formatDecimal(value, 3)}`;

/** The agreement of the others without each person, the greatest gain first. */
export function LeaveOneOutTable({
  people,
  nameOf,
  coefficient,
  label,
}: {
  people: readonly LeftOutRater[];
  nameOf: (id: string) => string;
  /** "AC1" or "AC2". */
  coefficient: string;
  label: string;
}) {
  if (people.length === 0)
    return (
      <p className="text-ink-2">
        Shown from three people on: with two, setting one aside leaves nobody to agree with.
      </p>
    );
  const sorted = [...people].sort((a, b) => (b.effect ?? -9) - (a.effect ?? -9));
  return (
    <FigureTable
      label={label}
      head="Without"
      before={["Labels set aside", "Items left"]}
      figure={coefficient}
      after={[{ name: "Change", num: true }]}
      axis={`${coefficient} of the others, 95% interval`}
      rows={sorted.map(({ rater, ratings, without, effect }) => ({
        key: rater,
        head: nameOf(rater),
        before: [formatCount(ratings), formatCount(without.n)],
        value: without.gwet_ac.value,
        interval: without.gwet_ac.ci95,
        why: whyUndefined(without.gwet_ac),
        after: [effect === null ? "–" : signed(effect)],
      }))}
    />
  );
}

/** Agreement in each part of the items: weeks, outcomes, domains. */
export function PartsTable({
  parts,
  head,
  nameOf,
  coefficient,
  label,
}: {
  parts: readonly NamedPart[];
  head: string;
  nameOf: (part: string) => string;
  coefficient: string;
  label: string;
}) {
  return (
    <FigureTable
      label={label}
      head={head}
      before={["Items", "Two labels or more", "Agree"]}
      figure={coefficient}
      after={[{ name: "Kappa", num: true }]}
      axis={`${coefficient}, 95% interval`}
      rows={parts.map(({ part, items, n, percent_agreement, gwet_ac, fleiss_kappa }) => ({
        key: part,
        head: nameOf(part),
        before: [
          formatCount(items),
          formatCount(n),
          percent_agreement.value === null ? "–" : `${formatPercent(percent_agreement.value, 1)}%`,
        ],
        value: gwet_ac.value,
        interval: gwet_ac.ci95,
        why: whyUndefined(gwet_ac),
        after: [fleiss_kappa.value === null ? "not defined" : formatDecimal(fleiss_kappa.value, 3)],
      }))}
    />
  );
}
