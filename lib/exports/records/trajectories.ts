import type { Trajectory } from "@/lib/trajectories/schema";
import { column, type Column } from "../column";
import type { ExportRecord } from "../writer";

/** How the workbench knows a trajectory: what labels and votes refer to. */
export interface TrajectoryKey {
  trajectory_id: string;
  source_name: string;
  version: number;
  content_hash: string;
}

/** One row a trajectory: the canonical form, with our key beside it in a member that no source uses. */
export const trajectoryRecord = (
  { trajectory_id, source_name, version, content_hash }: TrajectoryKey,
  trajectory: Trajectory,
): ExportRecord => ({ assay: { trajectory_id, source_name, version, content_hash }, ...trajectory });

const { text, integer, number, boolean, json, messages } = column;

/** The table form has the facts about a trajectory; its steps are in the JSON form only. */
export const trajectoryColumns: readonly Column[] = [
  text("assay.trajectory_id", "the trajectory, as this workbench knows it"),
  text("assay.source_name", "the source that it was imported from"),
  text("external_id", "the id that its source gives it"),
  integer("assay.version", "its version: the same id with other content is a new one"),
  text("assay.content_hash", "SHA-256 of its content"),
  text("source.format", "the format that it was read from"),
  text("source.file_sha256", "SHA-256 of the file that it was read from"),
  integer("source.record", "its record in that file, from 0"),
  text("domain", "its domain; empty when nobody said"),
  text("task_id", "the task that was run"),
  integer("trial", "which trial of the task"),
  text("user_id", "the end user"),
  text("session.id", "the session of that user"),
  integer("session.index", "its place in the session"),
  text("created_at", "when it was run, as precise as its source says"),
  boolean("outcome.success", "whether the run succeeded; empty when nobody said"),
  number("outcome.reward", "the reward that its source gives; empty when it gives none"),
  text("outcome.end_reason", "why it ended"),
  number("usage.input_tokens", "tokens read"),
  number("usage.output_tokens", "tokens written"),
  number("usage.cost", "what it cost, in the currency of the source"),
  number("usage.duration_ms", "how long it took, in milliseconds"),
];

/** What formats with nested columns have besides. */
export const messageColumns: readonly Column[] = [
  json("tools", "the tools that were declared, as a JSON array"),
  messages(
    "messages",
    "the conversation; arguments of calls are JSON text and must be parsed before a template is filled",
  ),
];
