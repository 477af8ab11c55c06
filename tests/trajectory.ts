import type { Step, Trajectory } from "@/lib/trajectories/schema";

/** A canonical trajectory of the given steps that says nothing else. */
export const trajectoryOf = (steps: Step[], more: Partial<Trajectory> = {}): Trajectory => ({
  schema: "trajectory/1",
  external_id: "t",
  source: { format: "test", import_id: null, file_sha256: null, pointer: null, record: 0, byte_range: null },
  domain: null,
  task_id: null,
  trial: null,
  user_id: null,
  session: { id: null, index: null },
  created_at: null,
  created_precision: null,
  created_zone: null,
  agents: [],
  tools: [],
  outcome: {
    reward: null,
    reward_raw: null,
    scale: null,
    success: null,
    parts: {},
    end_reason: null,
    error: null,
    annotations: [],
  },
  usage: { input_tokens: null, output_tokens: null, cost: null, currency: null, duration_ms: null },
  steps,
  labels: {},
  extra: {},
  warnings: [],
  ...more,
});
