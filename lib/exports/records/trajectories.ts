import type { Trajectory } from "@/lib/trajectories/schema";
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

/** The table form has the facts about a trajectory; its steps are in the JSON form only. */
export const trajectoryColumns: readonly string[] = [
  "assay.trajectory_id",
  "assay.source_name",
  "external_id",
  "assay.version",
  "assay.content_hash",
  "source.format",
  "source.file_sha256",
  "source.record",
  "domain",
  "task_id",
  "trial",
  "user_id",
  "session.id",
  "session.index",
  "created_at",
  "outcome.success",
  "outcome.reward",
  "outcome.end_reason",
  "usage.input_tokens",
  "usage.output_tokens",
  "usage.cost",
  "usage.duration_ms",
];
