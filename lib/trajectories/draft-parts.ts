import type { CallArguments } from "./call-arguments";
import type { Json } from "./plain-values";
import type { Outcome, Role, SourcePlace, ToolResult, Usage } from "./schema";

/** What formats say to a trajectory in the making, and how one begins. */

/** What is said once for a source message; its steps share it. */
export interface MessageHead {
  role: Role;
  /** Who speaks; by default named like the role. */
  actor?: string | undefined;
  roleSource?: string | undefined;
  pointer: string;
  time?: unknown;
  marks?: string[] | undefined;
  extra?: Json | undefined;
  /** Where all steps of the message lie, when the source wraps them so that no pointer leads to each. */
  place?: string | undefined;
  /** A message that belongs to the setting, not to the run (a demonstration): it counts no turn. */
  outside?: boolean | undefined;
}

export interface CallPart {
  sourceId: string | null;
  name: string;
  arguments: CallArguments;
  at: SourcePlace;
  extra?: Json | undefined;
}

export interface ResultPart {
  sourceId: string | null;
  name?: string | null | undefined;
  status: ToolResult["status"];
  text: string;
  parts?: unknown[] | null | undefined;
  at: SourcePlace;
  extra?: Json | undefined;
}

export const emptyOutcome: Outcome = {
  reward: null,
  reward_raw: null,
  scale: null,
  success: null,
  parts: {},
  end_reason: null,
  error: null,
  annotations: [],
};
export const emptyUsage: Usage = {
  input_tokens: null,
  output_tokens: null,
  cost: null,
  currency: null,
  duration_ms: null,
};
