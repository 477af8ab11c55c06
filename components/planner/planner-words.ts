import type { GroupSize } from "@/lib/studies/planner";
import { formatCount, formatDecimal, formatPercent } from "../ui/format";

/** Minutes of work as people plan it: "45 minutes", "6.5 hours". */
export function workWords(minutes: number): string {
  if (minutes < 90) return `${formatDecimal(minutes, minutes < 10 ? 1 : 0)} minutes`;
  return `${minutes < 6000 ? formatDecimal(minutes / 60, 1) : formatCount(Math.round(minutes / 60))} hours`;
}

/** How a size was found, and what it gives. */
export function sizeWords({ method, power }: GroupSize): string {
  const reached = power === null ? "" : ` Its exact power is ${formatPercent(power, 1)}%.`;
  return method === "exact"
    ? `Every outcome counted out: from this size on, every size reaches the power.${reached}`
    : `By the normal formula with continuity correction, as counting out every outcome takes too long at this size.${reached}`;
}
