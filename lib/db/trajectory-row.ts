import { z } from "zod";

/** What lists and pages say of a trajectory. */
export const TrajectoryRow = z.object({
  id: z.string(),
  external_id: z.string(),
  source_name: z.string(),
  version: z.number(),
  latest: z.boolean(),
  format: z.string(),
  domain: z.string().nullable(),
  agent: z.string().nullable(),
  outcome: z.number(),
  reward: z.number().nullable(),
  steps: z.number(),
  user_turns: z.number(),
  tool_calls: z.number(),
  errors: z.number(),
  warnings: z.number(),
  leaves: z.array(z.number()),
  severity: z.number(),
  quality: z.number().nullable(),
  priority: z.number(),
  analysed: z.boolean(),
  preview: z.string(),
  session_ref: z.string().nullable(),
  session_index: z.number().nullable(),
  import_id: z.string(),
  created_at: z.date(),
  run_at: z.date().nullable(),
});
export type TrajectoryRow = z.infer<typeof TrajectoryRow>;

/** Its columns, of `trajectory t`. */
export const trajectoryColumns = `t.id::text, t.external_id, t.source_name, t.version, t.latest, t.format, t.domain, t.agent, t.outcome, t.reward,
  t.steps, t.user_turns, t.tool_calls, t.errors, t.warnings, t.leaves, t.severity, t.quality, t.priority::float8 as priority,
  t.analysed, t.preview, t.session_ref, t.session_index, t.import_id::text, t.created_at, t.run_at`;
