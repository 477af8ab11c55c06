import type { ReactNode } from "react";
import { placeOn, type Scale } from "./scale";

export type Mark = "circle" | "square" | "diamond";

export interface IntervalMark {
  value: number | null;
  interval?: readonly [number | null, number | null];
  mark?: Mark;
  /** A second figure for comparison is drawn hollow. */
  hollow?: boolean;
}

interface IntervalCellProps {
  scale: Scale;
  marks: readonly IntervalMark[];
  /** Same colour for the same thing on every page. */
  tone?: "accent" | "ink" | "neutral" | "interaction" | "execution" | "environment" | "satisfaction";
  /** A dashed line through all rows, e.g. the reference sampler's rate. */
  reference?: number | null;
  height?: number;
}

/**
 * One row of an interval plot: it stands in a cell marked `data-plot` of a table (or in another positioned box, which it fills) whose other cells say the same
 * numbers, so it is silent itself. Widths are percentages: the plot fits any column and its marks keep their form.
 */
export function IntervalCell({ scale, marks, tone = "ink", reference, height = 32 }: IntervalCellProps) {
  const x = (value: number) => `${placeOn(scale, value)}%`;
  return (
    <>
      {/* The picture is laid over its cell, as high as the row; this gives the cell its least height. */}
      <span className="block" style={{ height }} aria-hidden="true" />
      <svg className="interval" data-tone={tone} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <line key={tick} className="interval__grid" x1={x(tick)} x2={x(tick)} y1="0" y2="100%" />
        ))}
        {reference === null || reference === undefined ? null : (
          <line className="interval__reference" x1={x(reference)} x2={x(reference)} y1="0" y2="100%" />
        )}
        {marks.map((mark, n) => (
          <Drawn key={n} {...mark} x={x} />
        ))}
      </svg>
    </>
  );
}

/** A nested picture takes percentages for its place, which a path doesn't. */
function At({ x, children }: { x: string; children: ReactNode }) {
  return (
    <svg x={x} y="50%" overflow="visible">
      {children}
    </svg>
  );
}

function Drawn({
  value,
  interval,
  mark = "circle",
  hollow,
  x,
}: IntervalMark & { x: (value: number) => string }) {
  const [low, high] = interval ?? [null, null];
  return (
    <>
      {low === null || high === null ? null : (
        <g className="interval__bar">
          <line x1={x(low)} x2={x(high)} y1="50%" y2="50%" />
          {[low, high].map((end, n) => (
            <At key={n} x={x(end)}>
              <path d="M0 -4V4" />
            </At>
          ))}
        </g>
      )}
      {value === null ? null : (
        <At x={x(value)}>
          <path className="interval__mark" data-hollow={hollow ? "" : undefined} d={outlines[mark]} />
        </At>
      )}
    </>
  );
}

const outlines: Record<Mark, string> = {
  circle: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",
  square: "M-4 -4H4V4H-4Z",
  diamond: "M0 -5.5L5.5 0L0 5.5L-5.5 0Z",
};
