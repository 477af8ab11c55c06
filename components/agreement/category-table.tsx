import type { CategoryAgreement } from "@/lib/annotations/agreement-schema";
import { formatCount, formatPercent } from "../ui/format";
import { whyUndefined } from "./agreement-words";
import { landisKoch } from "./benchmark-words";
import { FigureTable } from "./figure-table";

/** Each category against all others: how common it is, and how far people agree on it. */
export function CategoryTable({
  categories,
  textOf,
  label,
}: {
  categories: readonly CategoryAgreement[];
  textOf: (value: string) => string;
  label: string;
}) {
  return (
    <FigureTable
      label={label}
      head="Category"
      before={["Labels", "Base rate", "Specific agreement"]}
      figure="Kappa"
      after={[{ name: "Landis and Koch" }]}
      axis="kappa against the rest, 95% interval"
      rows={categories.map(({ value, ratings, share, specific_agreement, fleiss_kappa }) => ({
        key: value,
        head: textOf(value),
        before: [
          formatCount(ratings),
          share === null ? "–" : `${formatPercent(share, 1)}%`,
          specific_agreement === null ? (
            <span key="none" className="text-xs text-ink-2">
              no pair
            </span>
          ) : (
            `${formatPercent(specific_agreement, 1)}%`
          ),
        ],
        value: fleiss_kappa.value,
        interval: fleiss_kappa.ci95,
        why: whyUndefined(fleiss_kappa),
        after: [landisKoch(fleiss_kappa)],
      }))}
    />
  );
}
