import { z } from "zod";

/**
 * The canonical trajectory: one run of one or more agents on one request or task, in whatever format it came.
 * The queue, the signals, the viewer and the exports know only this shape; source formats stay in `formats/`.
 */

/** Who speaks in a step, as the canonical model names it; the role text of the source stays in `role_source`. */
export const Role = z.enum(["system", "user", "assistant", "tool", "event"]);
export type Role = z.infer<typeof Role>;

/** visible: the end user saw it. latent: reasoning. tool: a call or a result. control: system text, events. */
export const Channel = z.enum(["visible", "latent", "tool", "control"]);
export type Channel = z.infer<typeof Channel>;

/** Where a step lies in its source record: a JSON pointer and, when one string was cut, the UTF-16 range in it. */
export const SourcePlace = z.object({
  pointer: z.string(),
  range: z.tuple([z.number().int(), z.number().int()]).optional(),
});
export type SourcePlace = z.infer<typeof SourcePlace>;

export const ToolCall = z.object({
  /** Ours, unique within the trajectory. */
  key: z.string(),
  /** Theirs; may repeat or be missing. */
  source_id: z.string().nullable(),
  name: z.string(),
  /** Exactly as found: text or a JSON value. */
  args_raw: z.unknown(),
  args_raw_kind: z.enum(["json_string", "text", "object", "missing"]),
  /** A convenience: the parsed arguments, or null with `args_error`. */
  args: z.unknown(),
  args_error: z.string().nullable(),
  /** Indexes (`i`) of the steps that hold this call's results. */
  result_steps: z.array(z.number().int()),
});
export type ToolCall = z.infer<typeof ToolCall>;

export const ToolResult = z.object({
  call_key: z.string().nullable(),
  source_call_id: z.string().nullable(),
  /** How the call was found: by its id, by order among the open calls, or not at all (an orphan). */
  bound_by: z.enum(["id", "order", "none"]),
  status: z.enum(["ok", "error", "cancelled", "unknown"]),
  text: z.string(),
  /** Non-text content blocks as found, or null. */
  parts: z.array(z.unknown()).nullable(),
});
export type ToolResult = z.infer<typeof ToolResult>;

export const Attachment = z.object({
  sha256: z.string(),
  media_type: z.string(),
  bytes: z.number().int(),
  name: z.string().nullable(),
  origin: z.enum(["data_uri", "url", "blob", "reference"]),
  alt: z.string().nullable(),
});
export type Attachment = z.infer<typeof Attachment>;

/** The smallest thing a reviewer can point at: one text span, one call, one result, one attachment, one event. */
export const Step = z.object({
  /** Position in the trajectory, from 0. */
  i: z.number().int(),
  /** Index of the source message (row) this step was cut from; steps of one message share it. */
  message: z.number().int(),
  /** Number of user turns so far: 0 before the first user message, then from 1. */
  turn: z.number().int(),
  /** Steps made at the same moment share a group, e.g. parallel calls. */
  group: z.string().optional(),
  role: Role,
  /** The role as the source writes it, when it differs from `role`. */
  role_source: z.string().optional(),
  actor: z.string(),
  channel: Channel,
  kind: z.enum(["text", "tool_call", "tool_result", "attachment", "event"]),
  text: z.string().optional(),
  call: ToolCall.optional(),
  result: ToolResult.optional(),
  attachment: Attachment.optional(),
  time: z.string().optional(),
  at: SourcePlace.optional(),
  /** e.g. "refusal", "demo", "interrupted". */
  marks: z.array(z.string()).optional(),
  /** Unmapped source fields of the message, unchanged. Never sent to annotators. */
  extra: z.record(z.string(), z.unknown()).optional(),
});
export type Step = z.infer<typeof Step>;

export const Warning = z.object({
  code: z.string(),
  pointer: z.string().nullable(),
  detail: z.string().optional(),
});
export type Warning = z.infer<typeof Warning>;

export const Agent = z.object({
  id: z.string(),
  kind: z.enum(["agent", "user_simulator", "human", "sub_agent"]),
  name: z.string().nullable(),
  model: z.string().nullable(),
  params: z.record(z.string(), z.unknown()),
});
export type Agent = z.infer<typeof Agent>;

export const ToolDefinition = z.object({
  name: z.string(),
  owner: z.string().nullable(),
  description: z.string().nullable(),
  json_schema: z.unknown(),
  raw: z.unknown(),
});
export type ToolDefinition = z.infer<typeof ToolDefinition>;

/** `reward` is a finite number or null, never coerced from "missing"; `success` is null when nobody said. */
export const Outcome = z.object({
  reward: z.number().nullable(),
  reward_raw: z.string().nullable(),
  scale: z.string().nullable(),
  success: z.boolean().nullable(),
  parts: z.record(z.string(), z.unknown()),
  end_reason: z.string().nullable(),
  error: z.string().nullable(),
  annotations: z.array(z.unknown()),
});
export type Outcome = z.infer<typeof Outcome>;

export const Usage = z.object({
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
  cost: z.number().nullable(),
  currency: z.string().nullable(),
  duration_ms: z.number().nullable(),
});
export type Usage = z.infer<typeof Usage>;

export const TrajectorySource = z.object({
  format: z.string(),
  import_id: z.string().nullable(),
  file_sha256: z.string().nullable(),
  pointer: z.string().nullable(),
  /** 0-based number of the record in the file. */
  record: z.number().int(),
  byte_range: z.tuple([z.number().int(), z.number().int()]).nullable(),
});
export type TrajectorySource = z.infer<typeof TrajectorySource>;

export const Trajectory = z.object({
  schema: z.literal("trajectory/1"),
  external_id: z.string(),
  source: TrajectorySource,
  domain: z.string().nullable(),
  task_id: z.string().nullable(),
  trial: z.number().int().nullable(),
  user_id: z.string().nullable(),
  session: z.object({ id: z.string().nullable(), index: z.number().int().nullable() }),
  created_at: z.string().nullable(),
  created_precision: z.enum(["day", "s", "ms", "us", "ns"]).nullable(),
  created_zone: z.enum(["given", "assumed-utc"]).nullable(),
  agents: z.array(Agent),
  tools: z.array(ToolDefinition),
  outcome: Outcome,
  usage: Usage,
  steps: z.array(Step),
  labels: z.record(z.string(), z.unknown()),
  extra: z.record(z.string(), z.unknown()),
  warnings: z.array(Warning),
});
export type Trajectory = z.infer<typeof Trajectory>;

/** A trajectory without its steps, as lists and heads carry it. */
export const TrajectoryHead = Trajectory.omit({ steps: true });
export type TrajectoryHead = z.infer<typeof TrajectoryHead>;
