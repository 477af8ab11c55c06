import type { Category, SignalType } from "./schema";
import type { Group, Quality } from "./report";

export type Groups = Record<Category, Group>;

const f32 = Math.fround;

/** Share of user turns with a misalignment above which the score is reduced and the summary warns. */
export const misalignmentLimit = f32(0.3);

export const countOf = (group: Group, type: SignalType): number =>
  group.signals.reduce((sum, signal) => sum + (signal.signal_type === type ? 1 : 0), 0);

/** Misalignment hits per user turn, in single precision. */
export const misalignmentRatio = (groups: Groups, userTurns: number): number =>
  f32(groups.misalignment.count / Math.max(userTurns, 1));

function scoreOf(groups: Groups, userTurns: number): number {
  const { misalignment, stagnation, disengagement, satisfaction, failure, loops, exhaustion } = groups;
  const praise = satisfaction.count;
  let score = 50;
  if (praise > 0) score += 20 * (praise === 1 ? 0.6 : praise === 2 ? 0.8 : 0.95);
  score -= 10 * disengagement.severity;
  if (misalignment.severity > 0 && misalignmentRatio(groups, userTurns) > misalignmentLimit) score -= 15;
  if (stagnation.count > 2) score -= 8 * stagnation.severity;
  score -= 8 * failure.count + 5 * loops.count + 3 * exhaustion.count;
  return Math.min(100, Math.max(0, score));
}

const bucketOf = (score: number): Quality =>
  score >= 75
    ? "excellent"
    : score >= 60
      ? "good"
      : score >= 40
        ? "neutral"
        : score >= 25
          ? "poor"
          : "severe";

/**
 * The published quality figure: 50 plus and minus fixed weights, 0–100; 0 at once when somebody asked for a
 * person, gave up, or a disengagement or stagnation group is severe. A product figure, not a measurement.
 */
export function qualityOf(groups: Groups, userTurns: number): { overall: Quality; score: number } {
  const { stagnation, disengagement } = groups;
  const lost =
    countOf(disengagement, "interaction.disengagement.escalation") > 0 ||
    countOf(disengagement, "interaction.disengagement.quit") > 0 ||
    disengagement.severity === 3 ||
    stagnation.severity === 3;
  if (lost) return { overall: "severe", score: 0 };
  const score = scoreOf(groups, userTurns);
  return { overall: bucketOf(score), score };
}

/** The published "concerning" test. */
export const isFlagged = (groups: Groups, overall: Quality): boolean =>
  overall === "poor" ||
  overall === "severe" ||
  groups.disengagement.count > 0 ||
  groups.stagnation.count > 2 ||
  groups.failure.count > 0 ||
  groups.loops.count > 0;
