import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { coefficientScale, zeroOf } from "../chart/scale";
import { formatDecimal, formatInterval, formatCount } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { whyUndefined } from "./agreement-words";
import { coefficientsOf } from "./coefficients";

/** The coefficients of one question with their intervals, as numbers and drawn. */
export function CoefficientTable({ agreement, label }: { agreement: QuestionAgreement; label: string }) {
  const coefficients = coefficientsOf(agreement);
  const scale = coefficientScale(
    `coefficient, 95% interval, n = ${formatCount(agreement.n_items_2plus)}`,
    coefficients.flatMap(({ figures }) => [figures.value, figures.ci95[0]]),
  );
  return (
    <Table aria-label={label} className="min-w-[640px]">
      <thead>
        <tr>
          <Th>Coefficient</Th>
          <Th num>Value</Th>
          <Th num>95% interval</Th>
          <Th num>Expected by chance</Th>
          <td data-plot="" className="w-[34%]" />
        </tr>
      </thead>
      <tbody>
        {coefficients.map(({ id, name, figures }) => {
          const why = whyUndefined(figures);
          return (
            <tr key={id}>
              <RowHead>{name}</RowHead>
              {figures.value === null ? (
                <td colSpan={3} className="text-ink-2">
                  {why}
                </td>
              ) : (
                <>
                  <Td num className="font-strong">
                    {formatDecimal(figures.value, 3)}
                  </Td>
                  <Td num>
                    <IntervalText interval={figures.ci95} digits={3} none={why ?? "none"} />
                  </Td>
                  <Td num>
                    {id === "percent_agreement" || figures.pe === null ? (
                      <span className="text-ink-3">none</span>
                    ) : (
                      formatDecimal(figures.pe, 3)
                    )}
                  </Td>
                </>
              )}
              <td data-plot="">
                <IntervalCell
                  scale={scale}
                  reference={zeroOf(scale)}
                  marks={[{ value: figures.value, interval: figures.ci95 }]}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
      <AxisFoot scale={scale} before={4} />
    </Table>
  );
}

/** An interval, or why there is none. */
export function IntervalText({
  interval: [low, high],
  digits,
  scale,
  none = "none",
}: {
  interval: readonly [number | null, number | null];
  digits: number;
  scale?: number;
  none?: string;
}) {
  return low === null || high === null ? (
    <span className="text-ink-3">{none}</span>
  ) : (
    formatInterval([low, high], digits, scale)
  );
}
