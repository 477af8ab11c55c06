import type { Attachment, Step, ToolCall, ToolResult, TrajectoryHead } from "@/lib/trajectories/schema";

/**
 * What an annotator may see of a trajectory. A whitelist: every field is named here, so a field that is added to the
 * canonical trajectory later stays hidden until someone decides otherwise.
 */
export interface BlindHead {
  domain: string | null;
  counts: StepCounts;
  /** Names of the tools that the agent could call. */
  tools: string[];
}

export interface StepCounts {
  steps: number;
  messages: number;
  user_turns: number;
  tool_calls: number;
}

/** The head of a trajectory without reward, model, agent, labels, outcome, usage, source or any id. */
export function blindHead(
  head: TrajectoryHead,
  { steps, messages, user_turns, tool_calls }: StepCounts,
): BlindHead {
  return {
    domain: head.domain,
    counts: { steps, messages, user_turns, tool_calls },
    tools: head.tools.map(({ name }) => name),
  };
}

/** Names that tell only the part someone plays. Any other may be the name of a model or of an agent version. */
const plainActors = new Set([
  "system",
  "developer",
  "user",
  "assistant",
  "agent",
  "tool",
  "environment",
  "event",
]);

/**
 * Neutral names for the actors of a trajectory whose own names may say which model or agent it is: "assistant 1",
 * "assistant 2", … in the order in which they first appear, plain names staying what they are.
 */
export function blindActors(steps: readonly Pick<Step, "role" | "actor">[]): Map<string, string> {
  const aliases = new Map<string, string>();
  const numbers = new Map<string, number>();
  for (const { role, actor } of steps) {
    if (aliases.has(actor)) continue;
    if (plainActors.has(actor)) {
      aliases.set(actor, actor);
      continue;
    }
    const number = (numbers.get(role) ?? 0) + 1;
    numbers.set(role, number);
    aliases.set(actor, `${role} ${number}`);
  }
  return aliases;
}

/** A step with nothing but what an annotator may see. Actors not in `actors` are named by their role unless plain. */
export function blindStep(step: Step, actors?: ReadonlyMap<string, string>): Step {
  const { i, message, turn, role, channel, kind } = step;
  const actor = actors?.get(step.actor) ?? (plainActors.has(step.actor) ? step.actor : role);
  const blind: Step = { i, message, turn, role, actor, channel, kind };
  if (step.group !== undefined) blind.group = step.group;
  if (step.text !== undefined) blind.text = step.text;
  if (step.call) blind.call = blindCall(step.call);
  if (step.result) blind.result = blindResult(step.result);
  if (step.attachment) blind.attachment = blindAttachment(step.attachment);
  if (step.time !== undefined) blind.time = step.time;
  if (step.at) blind.at = { pointer: step.at.pointer, ...(step.at.range && { range: step.at.range }) };
  if (step.marks) blind.marks = step.marks;
  return blind;
}

function blindCall({
  key,
  source_id,
  name,
  args_raw,
  args_raw_kind,
  args,
  args_error,
  result_steps,
}: ToolCall): ToolCall {
  return { key, source_id, name, args_raw, args_raw_kind, args, args_error, result_steps };
}

function blindResult({ call_key, source_call_id, bound_by, status, text, parts }: ToolResult): ToolResult {
  return { call_key, source_call_id, bound_by, status, text, parts };
}

function blindAttachment({ sha256, media_type, bytes, name, origin, alt }: Attachment): Attachment {
  return { sha256, media_type, bytes, name, origin, alt };
}
