import { z } from "zod";
import { SignalType } from "@/lib/signals/schema";
import { Tag } from "./tag";

/** 0 failed, 1 success, 2 nobody said: as stored, as in addresses. */
export const OutcomeName = z.enum(["failed", "success", "unknown"]);
export type OutcomeName = z.infer<typeof OutcomeName>;

/** The stored number of an outcome. */
export const outcomeCode = (name: OutcomeName): number => OutcomeName.options.indexOf(name);

/** The name of a stored outcome. */
export const outcomeName = (code: number): OutcomeName => OutcomeName.options[code] ?? "unknown";

const count = z.number().int().min(0).max(1_000_000).nullable().default(null);

/** Which trajectories of a project are meant: the table's filter, a queue's source, a study's pool. */
export const PoolFilter = z.object({
  /** Part of the id or of the first words. */
  text: z.string().trim().max(200).default(""),
  domain: z.array(z.string().max(200)).max(50).default([]),
  outcome: z.array(OutcomeName).default([]),
  /** With at least one of them. */
  tag: z.array(Tag).max(50).default([]),
  format: z.array(z.string().max(100)).max(60).default([]),
  /** The agent's model or name, as the source says it. */
  agent: z.array(z.string().max(500)).max(50).default([]),
  /** Months (UTC) in which the runs were, as "2026-04". */
  month: z
    .array(z.string().regex(/^\d{4}-\d{2}$/))
    .max(120)
    .default([]),
  /** Leaves that fired: at least one of `any`, every one of `all`, none of `none`. */
  any: z.array(SignalType).default([]),
  all: z.array(SignalType).default([]),
  none: z.array(SignalType).default([]),
  user_turns_min: count,
  user_turns_max: count,
  tool_calls_min: count,
  tool_calls_max: count,
  severity_min: z.number().int().min(0).max(3).nullable().default(null),
  priority_min: z.number().min(0).max(1).nullable().default(null),
  label: z.enum(["any", "unlabelled", "in_queue", "labelled"]).default("any"),
  import_id: z.uuid().nullable().default(null),
  session: z.string().max(500).nullable().default(null),
});
export type PoolFilter = z.infer<typeof PoolFilter>;

/** The orders that the table offers; each has its index. */
export const PoolSort = z.enum(["newest", "priority", "user_turns", "tool_calls", "severity"]);
export type PoolSort = z.infer<typeof PoolSort>;

export const Direction = z.enum(["asc", "desc"]);
export type Direction = z.infer<typeof Direction>;
