import { csv } from "@/lib/exports/writers/csv";
import type { StudyReport } from "@/lib/studies/schema";
import { coefficientsOf } from "../agreement/coefficients";

type Cell = string | number | null;
type Interval = readonly [number | null, number | null];

const head = [
  "section",
  "sampler",
  "against",
  "part",
  "figure",
  "k",
  "n",
  "value",
  "low95",
  "high95",
] as const;
type Line = Partial<Record<(typeof head)[number], Cell>>;

const none: Interval = [null, null];
const line = (
  section: string,
  figure: string,
  value: number | null,
  [low95, high95]: Interval,
  more: Line,
): Line => ({
  section,
  figure,
  value,
  low95,
  high95,
  ...more,
});

/** All figures of a report, one a line, none rounded; what isn't defined is empty. */
function linesOf(report: StudyReport): Line[] {
  const { samplers, comparisons, by_outcome, by_domain, standardised, efficiency, reasons, agreement } =
    report;
  return [
    ...samplers.flatMap(({ sampler, size, drawn, n, informative: k, rate, ci95, left_out, failed_share }) => [
      line("informativeness", "rate", rate, ci95, { sampler, k, n }),
      line("informativeness", "failed_share", failed_share, none, { sampler, n }),
      line("drawn", "size", size, none, { sampler }),
      line("drawn", "drawn", drawn, none, { sampler }),
      ...Object.entries(left_out).map(([why, items]) => line("left_out", why, items, none, { sampler })),
    ]),
    ...comparisons.flatMap(({ a: sampler, b: against, ...pair }) => [
      line("comparison", "difference", pair.difference, pair.difference_ci95, { sampler, against }),
      line("comparison", "odds_ratio", pair.odds_ratio, pair.odds_ratio_ci95, { sampler, against }),
      line("comparison", "p_fisher", pair.p_fisher, none, { sampler, against }),
      line("comparison", "p_holm", pair.p_holm, none, { sampler, against }),
      line("comparison", "p_bh", pair.p_bh, none, { sampler, against }),
      line("comparison", "power", pair.power, none, { sampler, against }),
      line("comparison", "shared_items", pair.shared, none, { sampler, against }),
    ]),
    ...by_outcome.map(({ sampler, stratum: part, n, informative: k, rate, ci95 }) =>
      line("by_outcome", "rate", rate, ci95, { sampler, part, k, n }),
    ),
    ...by_domain.map(({ sampler, stratum, n, informative: k, rate, ci95 }) =>
      line("by_domain", "rate", rate, ci95, { sampler, part: stratum ?? "(none given)", k, n }),
    ),
    ...standardised.flatMap(({ sampler, rate, ci95_normal, ci95_fay_feuer, crude }) => [
      line("standardised", "rate_normal", rate, ci95_normal, { sampler }),
      line("standardised", "rate_fay_feuer", rate, ci95_fay_feuer, { sampler }),
      line("standardised", "crude", crude, none, { sampler }),
    ]),
    ...efficiency.flatMap((one) => [
      line(
        "efficiency",
        "labels_per_informative",
        one.labels_per_informative,
        one.labels_per_informative_ci95,
        one,
      ),
      line("efficiency", "gain", one.gain, one.gain_ci95, one),
    ]),
    ...reasons.flatMap(({ sampler, n, counts, without }) => [
      ...counts.map(({ value: part, items }) => line("reasons", "items", items, none, { sampler, part, n })),
      line("reasons", "without_majority", without, none, { sampler, n }),
    ]),
    ...agreement.flatMap((one) =>
      coefficientsOf(one).map(({ id, figures }) =>
        line("agreement", id, figures.value, figures.ci95, {
          part: one.subset
            ? `${one.question} (${one.subset.question} ${one.subset.rule} ${one.subset.value})`
            : one.question,
          n: one.n_items_2plus,
        }),
      ),
    ),
  ];
}

/** The figures of a report as CSV with a head (RFC 4180). */
export function reportCsv(report: StudyReport): string {
  const sheet = csv.sheet(head);
  return (
    sheet.head +
    linesOf(report)
      .map((row) => sheet.line(row).text)
      .join("")
  );
}
