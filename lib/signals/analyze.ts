import type { Trajectory } from "@/lib/trajectories/schema";
import { conversationFromRows, conversationFromTrajectory, type Conversation } from "./conversation";
import { detectDefault } from "./detect";
import type { Detection } from "./detector";
import { makeSignal } from "./hit";
import { settingsOf, type AnalyzeOptions } from "./options";
import { isFlagged, qualityOf, type Groups } from "./quality";
import type { Group, Report } from "./report";
import { detectReference } from "./reference/detect";
import { leafOf, type Category } from "./schema";
import { severityOf } from "./severity";
import { summaryOf } from "./summary";

/** Changes when the same conversation may give another report. */
export const ENGINE_VERSION = "1.4.1";

function groupsFrom(conversation: Conversation, detection: Detection): Groups {
  const none = (category: Category): Group => ({ category, count: 0, severity: 0, signals: [] });
  const groups: Groups = {
    misalignment: none("misalignment"),
    stagnation: none("stagnation"),
    disengagement: none("disengagement"),
    satisfaction: none("satisfaction"),
    failure: none("failure"),
    loops: none("loops"),
    exhaustion: none("exhaustion"),
  };
  for (const finding of detection.findings)
    groups[leafOf(finding.type).category].signals.push(makeSignal(conversation.rows, finding));
  for (const group of Object.values(groups)) {
    group.count = group.signals.length;
    group.severity = severityOf(group.count);
  }
  return groups;
}

/**
 * Finds signals in a conversation. Pure and deterministic; linear in the length of the conversation. Never throws
 * on data: rows of any content give a report.
 */
export function analyze(conversation: Conversation, options: AnalyzeOptions = {}): Report {
  const settings = settingsOf(options);
  const detect = settings.profile === "reference" ? detectReference : detectDefault;
  const detection = detect(conversation, settings);
  const groups = groupsFrom(conversation, detection);
  const { overall, score } = qualityOf(groups, detection.metrics.user_turns);
  const { misalignment, stagnation, disengagement, satisfaction, failure, loops, exhaustion } = groups;
  return {
    engine: ENGINE_VERSION,
    profile: settings.profile,
    interaction_signals: { misalignment, stagnation, disengagement, satisfaction },
    execution_signals: { failure, loops },
    environment_signals: { exhaustion },
    turn_metrics: detection.metrics,
    overall_quality: overall,
    quality_score: score,
    flagged: isFlagged(groups, overall),
    summary: summaryOf(groups, detection.metrics, overall),
    warnings: [...conversation.warnings, ...detection.warnings],
  };
}

/** The report of a canonical trajectory; hits carry the step's `i` beside the source message index. */
export const analyzeTrajectory = (trajectory: Trajectory, options?: AnalyzeOptions): Report =>
  analyze(conversationFromTrajectory(trajectory), options);

/** The report of rows `{from, value}` with `from` one of human, gpt, function_call, observation. */
export const analyzeRows = (rows: readonly unknown[], options?: AnalyzeOptions): Report =>
  analyze(conversationFromRows(rows), options);
