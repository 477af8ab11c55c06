import type { ReactNode } from "react";
import { AxisFoot } from "../chart/axis-foot";
import { IntervalCell } from "../chart/interval-cell";
import { coefficientScale, zeroOf } from "../chart/scale";
import { formatDecimal, formatInterval } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";

/** A coefficient of one thing, with what stands beside it. */
export interface FigureRow {
  key: string;
  head: ReactNode;
  /** Cells before the coefficient and after its interval, as many as there are headings. */
  before?: readonly ReactNode[];
  after?: readonly ReactNode[];
  value: number | null;
  interval: readonly [number | null, number | null];
  /** Why there is no value, or no interval. */
  why?: string | null;
}

interface FigureTableProps {
  label: string;
  /** What a row is about. */
  head: string;
  before?: readonly string[];
  /** The coefficient's name, e.g. "Kappa". */
  figure: string;
  /** Headings after the interval; words are set left, numbers right. */
  after?: readonly { name: string; num?: boolean }[];
  /** Under the axis of the plot. */
  axis: string;
  rows: readonly FigureRow[];
}

/** Coefficients with their intervals, one a row, as numbers and drawn: every table of agreement is this one. */
export function FigureTable({ label, head, before = [], figure, after = [], axis, rows }: FigureTableProps) {
  const scale = coefficientScale(
    axis,
    rows.flatMap(({ value, interval }) => [value, interval[0]]),
  );
  return (
    <Table aria-label={label} className="min-w-[720px]">
      <thead>
        <tr>
          <Th>{head}</Th>
          {before.map((name) => (
            <Th key={name} num>
              {name}
            </Th>
          ))}
          <Th num>{figure}</Th>
          <Th num>95% interval</Th>
          {after.map(({ name, num }) => (
            <Th key={name} num={num}>
              {name}
            </Th>
          ))}
          <td data-plot="" className="w-[26%]" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <RowHead>{row.head}</RowHead>
            {row.before?.map((cell, place) => (
              <Td key={before[place]} num>
                {cell}
              </Td>
            ))}
            {row.value === null ? (
              <td colSpan={2 + after.length} className="text-xs text-ink-2">
                {row.why}
              </td>
            ) : (
              <>
                <Td num className="font-strong">
                  {formatDecimal(row.value, 3)}
                </Td>
                <Td num>
                  <IntervalText interval={row.interval} digits={3} none={row.why ?? "none"} />
                </Td>
                {row.after?.map((cell, place) => (
                  <Td key={after[place]!.name} num={after[place]!.num}>
                    {cell}
                  </Td>
                ))}
              </>
            )}
            <td data-plot="">
              <IntervalCell
                scale={scale}
                reference={zeroOf(scale)}
                marks={[{ value: row.value, interval: row.interval }]}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <AxisFoot scale={scale} before={3 + before.length + after.length} />
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
