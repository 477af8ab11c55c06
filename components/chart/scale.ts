/** A straight scale from data to the width of a plot. */
export interface Scale {
  min: number;
  max: number;
  ticks: readonly number[];
  /** What stands under the axis: what is measured, in which unit. */
  label: string;
  format: (value: number) => string;
}

/** Where a value lies, in percent of the width; values outside are held at the edge. */
export function placeOn({ min, max }: Scale, value: number): number {
  return (100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min);
}

/** Shares from 0 to 1 as percentages. */
export const percentScale = (label: string): Scale => ({
  min: 0,
  max: 1,
  ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
  label,
  format: (value) => String(Math.round(value * 100)),
});

/** Small shares as percentages: the axis ends at the first of 10, 25, 50 and 100 that holds every figure. */
export function shareScale(label: string, figures: readonly (number | null)[]): Scale {
  const highest = Math.max(0, ...figures.map((figure) => figure ?? 0));
  const max = [0.1, 0.25, 0.5].find((end) => highest <= end) ?? 1;
  return {
    min: 0,
    max,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => part * max),
    label,
    format: (value) => String(Math.round(value * 1000) / 10),
  };
}

/** Agreement coefficients: from 0 to 1, further left when one of the figures is negative; 0 is always a tick. */
export function coefficientScale(label: string, figures: readonly (number | null)[]): Scale {
  const lowest = figures.reduce<number>((low, figure) => Math.min(low, figure ?? 0), 0);
  const step = lowest < -0.2 ? 0.5 : 0.2;
  const min = Math.max(-1, Math.floor(lowest / step) * step);
  const ticks = Array.from({ length: Math.round((1 - min) / step) + 1 }, (_, n) => min + n * step);
  return {
    min,
    max: 1,
    ticks,
    label,
    format: (value) => value.toFixed(1).replace("-", "−").replace("−0.0", "0.0"),
  };
}

/** Differences of shares in percentage points: as far on both sides of 0 as the figures reach. */
export function differenceScale(label: string, figures: readonly (number | null)[]): Scale {
  const furthest = Math.max(0, ...figures.map((figure) => Math.abs(figure ?? 0)));
  const end = [0.1, 0.2, 0.4, 0.6, 0.8].find((edge) => furthest <= edge) ?? 1;
  return {
    min: -end,
    max: end,
    ticks: [-1, -0.5, 0, 0.5, 1].map((part) => part * end),
    label,
    format: (value) => `${value > 0 ? "+" : ""}${String(Math.round(value * 1000) / 10).replace("-", "−")}`,
  };
}

/** Ratios from 0 to a whole number that holds every figure. */
export function ratioScale(label: string, figures: readonly (number | null)[]): Scale {
  const max = Math.max(2, Math.ceil(Math.max(0, ...figures.map((figure) => figure ?? 0))));
  const step = Math.max(1, Math.ceil(max / 6));
  const end = Math.ceil(max / step) * step;
  return {
    min: 0,
    max: end,
    ticks: Array.from({ length: end / step + 1 }, (_, n) => n * step),
    label,
    format: String,
  };
}

/** Where a plot that reaches below 0 draws its dashed line. */
export const zeroOf = ({ min }: Scale): number | null => (min < 0 ? 0 : null);
