import { categoriesOf, type Category, type Layer } from "./schema";
import type { Quality, TurnMetrics } from "./report";
import { countOf, misalignmentLimit, misalignmentRatio, type Groups } from "./quality";
import { toFixedHalfEven } from "./rounding";

const percent = (share: number): string => `${toFixedHalfEven(Math.fround(share * 100), 1)}%`;

const layerTitles: [Layer, string][] = [
  ["interaction", "Interaction"],
  ["execution", "Execution"],
  ["environment", "Environment"],
];

const countsOf = (groups: Groups, categories: readonly Category[]): string =>
  categories
    .map((category) => {
      const { count, severity } = groups[category];
      return count === 0 ? `${category}: 0` : `${category}: ${count} (sev ${severity})`;
    })
    .join(", ");

function alertsOf(groups: Groups, metrics: TurnMetrics): string[] {
  const alerts: string[] = [];
  const ratio = misalignmentRatio(groups, metrics.user_turns);
  if (groups.misalignment.count > 0 && ratio > misalignmentLimit)
    alerts.push(`High misalignment rate: ${percent(ratio)} of user turns`);
  if (groups.stagnation.count > 2) alerts.push(`Looping detected: ${groups.stagnation.count} repetitions`);
  const escalations = countOf(groups.disengagement, "interaction.disengagement.escalation");
  if (escalations > 0) alerts.push(`Escalation requested: ${escalations}`);
  return alerts;
}

/** The one-line summary of a report, in the published wording. */
export function summaryOf(groups: Groups, metrics: TurnMetrics, overall: Quality): string {
  return [
    `Overall Quality: ${overall}`,
    `Turns: ${metrics.total_turns} (efficiency: ${percent(metrics.efficiency_score)})`,
    ...layerTitles.map(([layer, title]) => `${title} — ${countsOf(groups, categoriesOf[layer])}`),
    ...alertsOf(groups, metrics),
  ].join(" | ");
}
