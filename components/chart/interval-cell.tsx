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
 * One row of an interval plot: it stands in a table whose cells say the same numbers, so it is silent itself. Widths are
 * percentages: the plot fits any column and its marks keep their form.
 */
export function IntervalCell({ scale, marks, tone = "ink", reference, height = 32 }: IntervalCellProps) {
  const x = (value: number) => `${placeOn(scale, value)}%`;
  return (
    <svg className="interval" data-tone={tone} width="100%" height={height} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line key={tick} className="interval__grid" x1={x(tick)} x2={x(tick)} y1={-2} y2={height + 2} />
      ))}
      {reference === null || reference === undefined ? null : (
        <line className="interval__reference" x1={x(reference)} x2={x(reference)} y1={-2} y2={height + 2} />
      )}
      {marks.map((mark, n) => (
        <Drawn key={n} {...mark} x={x} y={height / 2} />
      ))}
    </svg>
  );
}

function Drawn({
  value,
  interval,
  mark = "circle",
  hollow,
  x,
  y,
}: IntervalMark & { x: (value: number) => string; y: number }) {
  const [low, high] = interval ?? [null, null];
  return (
    <>
      {low === null || high === null ? null : (
        <g className="interval__bar">
          <line x1={x(low)} x2={x(high)} y1={y} y2={y} />
          <line x1={x(low)} x2={x(low)} y1={y - 4} y2={y + 4} />
          <line x1={x(high)} x2={x(high)} y1={y - 4} y2={y + 4} />
        </g>
      )}
      {value === null ? null : (
        // A nested picture takes percentages for its place, which a path doesn't.
        <svg x={x(value)} y={y} overflow="visible">
          <path className="interval__mark" data-hollow={hollow ? "" : undefined} d={outlines[mark]} />
        </svg>
      )}
    </>
  );
}

const outlines: Record<Mark, string> = {
  circle: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",
  square: "M-4 -4H4V4H-4Z",
  diamond: "M0 -5.5L5.5 0L0 5.5L-5.5 0Z",
};
