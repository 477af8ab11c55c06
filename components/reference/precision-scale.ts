import type { GroupPrecision } from "@/lib/references/precision";
import type { Scale } from "../chart/scale";

/** Both ends of an interval, or null when nothing is audited. */
export function bounds({ interval }: GroupPrecision): [number, number] | null {
  const [low, high] = interval;
  return low === null || high === null ? null : [low, high];
}

/** From the round tenth below the lowest interval to 100%, so that precise branches can be told apart. */
export function precisionScale(groups: readonly GroupPrecision[]): Scale {
  const lowest = Math.min(0.9, ...groups.map((one) => bounds(one)?.[0] ?? 0.9));
  const min = Math.max(0, Math.floor(lowest * 10) / 10);
  const steps = Math.round((1 - min) * 10);
  const every = steps > 5 ? 2 : 1;
  return {
    min,
    max: 1,
    ticks: Array.from({ length: Math.floor(steps / every) + 1 }, (_, n) => 1 - (n * every) / 10).reverse(),
    label: "kept, % of those audited",
    format: (value) => `${Math.round(value * 100)}%`,
  };
}
