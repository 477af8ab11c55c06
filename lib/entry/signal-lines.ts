import { analyzeRows, analyzeTrajectory } from "@/lib/signals/analyze";
import { optionsFor, SignalConfig } from "@/lib/signals/config";
import type { AnalyzeOptions } from "@/lib/signals/options";
import { otlpOf } from "@/lib/signals/otlp";
import { reportLine, type Profile, type Report } from "@/lib/signals/report";
import { readJson } from "@/lib/trajectories/json-reader";
import { asArray, asJson } from "@/lib/trajectories/plain-values";
import type { Problem } from "@/lib/trajectories/problem";
import type { ReadItem } from "@/lib/trajectories/read-item";

/** What each line is to be; plain data, since it goes to other threads. */
export interface LineOptions {
  profile: Profile;
  form: "json" | "otlp";
  config: SignalConfig;
  /** ISO time for spans of conversations that don't say when they were. */
  now: string;
}

/** What was made of a record: its lines, how many there are, and what couldn't be read. */
export interface Lines {
  text: string;
  reported: number;
  problems: Omit<Problem, "partial">[];
}

/** The lines of what was read of a record, or of a file's piece. */
export function linesFor(items: readonly ReadItem[], options: LineOptions): Lines {
  const made: Lines = { text: "", reported: 0, problems: [] };
  for (const item of items) {
    if (item.kind === "trajectory") {
      made.text += lineOf(item, options);
      made.reported += 1;
    } else if (item.kind === "rejected") {
      const { partial: _, ...problem } = item.problem;
      made.problems.push(problem);
    }
  }
  return made;
}

type TrajectoryItem = Extract<ReadItem, { kind: "trajectory" }>;

function lineOf(item: TrajectoryItem, { profile, form, config, now }: LineOptions): string {
  const { external_id: id, created_at, usage } = item.trajectory;
  const report = analyze(item, { ...optionsFor(config), profile });
  if (form === "json") return `${JSON.stringify(reportLine(id, report))}\n`;
  const start = created_at ?? now;
  const end =
    usage.duration_ms === null ? null : new Date(Date.parse(start) + usage.duration_ms).toISOString();
  return `${JSON.stringify(otlpOf({ id, report, config: null, start, end }))}\n`;
}

/** Turns that are the engine's own rows are analysed as they stand, one row a message; all else in the canonical form. */
function analyze({ trajectory, source }: TrajectoryItem, options: AnalyzeOptions): Report {
  if (trajectory.source.format !== "sharegpt" || !source[0]) return analyzeTrajectory(trajectory, options);
  const { conversations, messages } = asJson(readJson(new TextDecoder().decode(source[0].bytes)).value);
  const rows = asArray(conversations ?? messages);
  // Turns under another name, or with their last one beside them, are no rows of the engine.
  const whole = rows.length > 0 && trajectory.extra.preference === undefined;
  return whole ? analyzeRows(rows, options) : analyzeTrajectory(trajectory, options);
}
