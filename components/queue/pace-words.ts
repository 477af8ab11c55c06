import { formatPlural } from "../ui/format";

/** What a queue's last week says. */
export interface QueuePace {
  names: string[];
  median_ms: number | null;
  week_labels: number;
  week_days: number;
}

/** How long the rest takes if people go on as on the days of the last week on which somebody labelled. */
export function paceWords(
  left: number,
  { week_labels, week_days }: Pick<QueuePace, "week_labels" | "week_days">,
): string {
  if (left <= 0) return "all labels are in";
  if (week_labels === 0 || week_days === 0) return "no label this week";
  const days = left / (week_labels / week_days);
  if (days < 0.2) return "nearly done";
  if (days < 0.8) return "less than a day of work left";
  return `about ${formatPlural(Math.round(days), "day")} of work left`;
}
