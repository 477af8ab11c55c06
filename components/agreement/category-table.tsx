import type { CategoryAgreement } from "@/lib/annotations/agreement-schema";
import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { coefficientScale, zeroOf } from "../chart/scale";
import { formatCount, formatDecimal, formatPercent } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { whyUndefined } from "./agreement-words";
import { IntervalText } from "./coefficient-table";

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
  const scale = coefficientScale(
    "kappa against the rest, 95% interval",
    categories.flatMap(({ fleiss_kappa: { value, ci95 } }) => [value, ci95[0]]),
  );
  return (
    <Table aria-label={label} className="min-w-[720px]">
      <thead>
        <tr>
          <Th>Category</Th>
          <Th num>Labels</Th>
          <Th num>Base rate</Th>
          <Th num>Specific agreement</Th>
          <Th num>Kappa</Th>
          <Th num>95% interval</Th>
          <td data-plot="" className="w-[30%]" />
        </tr>
      </thead>
      <tbody>
        {categories.map(({ value, ratings, share, specific_agreement, fleiss_kappa }) => {
          const why = whyUndefined(fleiss_kappa);
          return (
            <tr key={value}>
              <RowHead>{textOf(value)}</RowHead>
              <Td num>{formatCount(ratings)}</Td>
              <Td num>{share === null ? "–" : `${formatPercent(share, 1)}%`}</Td>
              <Td num>
                {specific_agreement === null ? (
                  <span className="text-xs text-ink-2">no pair</span>
                ) : (
                  `${formatPercent(specific_agreement, 1)}%`
                )}
              </Td>
              {fleiss_kappa.value === null ? (
                <td colSpan={2} className="text-right text-xs text-ink-2">
                  {why}
                </td>
              ) : (
                <>
                  <Td num className="font-strong">
                    {formatDecimal(fleiss_kappa.value, 3)}
                  </Td>
                  <Td num>
                    <IntervalText interval={fleiss_kappa.ci95} digits={3} />
                  </Td>
                </>
              )}
              <td data-plot="">
                <IntervalCell
                  scale={scale}
                  reference={zeroOf(scale)}
                  marks={[{ value: fleiss_kappa.value, interval: fleiss_kappa.ci95 }]}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
      <AxisFoot scale={scale} before={6} />
    </Table>
  );
}
