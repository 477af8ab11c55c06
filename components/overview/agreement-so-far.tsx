import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import { AxisCell } from "../chart/axis-cell";
import { IntervalCell } from "../chart/interval-cell";
import { coefficientScale, zeroOf } from "../chart/scale";
import { whyUndefined } from "../agreement/agreement-words";
import { IntervalText } from "../agreement/coefficient-table";
import { coefficientsOf } from "../agreement/coefficients";
import { formatCount, formatDecimal } from "../ui/format";

/** The coefficients of one question in little, drawn with their intervals. */
export function AgreementSoFar({ agreement, label }: { agreement: QuestionAgreement; label: string }) {
  const rows = coefficientsOf(agreement);
  const scale = coefficientScale(
    `coefficient, 95% interval, n = ${formatCount(agreement.n_items_2plus)}`,
    rows.flatMap(({ figures }) => [figures.value, figures.ci95[0]]),
  );
  return (
    <table aria-label={label} className="paper-table agreement-so-far">
      <tbody>
        {rows.map(({ id, name, figures }) => (
          <tr key={id}>
            <th scope="row" className="w-[148px] text-xs font-normal! text-ink-2">
              {name}
            </th>
            <td data-plot="">
              <IntervalCell
                height={24}
                scale={scale}
                reference={zeroOf(scale)}
                marks={[{ value: figures.value, interval: figures.ci95 }]}
              />
            </td>
            {figures.value === null ? (
              <td colSpan={2} className="text-xs text-ink-2">
                {whyUndefined(figures)}
              </td>
            ) : (
              <>
                <td data-num="" className="w-[44px] text-xs font-medium">
                  {formatDecimal(figures.value, 2)}
                </td>
                <td data-num="" className="meta w-[92px]">
                  <IntervalText interval={figures.ci95} digits={2} none="no interval" />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-axis="">
          <td />
          <td data-plot="">
            <AxisCell scale={scale} />
          </td>
          <td colSpan={2} />
        </tr>
      </tfoot>
    </table>
  );
}
