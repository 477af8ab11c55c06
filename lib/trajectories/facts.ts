import type { Step, ToolResult, Trajectory } from "./schema";

/** What lists show and filter by, read from a trajectory once, when it is stored. */
export interface TrajectoryFacts {
  /** The model or name of the first agent. */
  agent: string | null;
  /** 0 failed, 1 succeeded, 2 nobody said. */
  outcome: 0 | 1 | 2;
  /** Epoch milliseconds, or null when the source has no usable time. */
  run_at: number | null;
  steps: number;
  /** Source messages that have a step. */
  messages: number;
  user_turns: number;
  tool_calls: number;
  /** Tool results that are errors, see `isErrorResult`. */
  errors: number;
  /** The beginning of the first thing the user said, on one line. */
  preview: string;
}

const previewLength = 200;

export function factsOf({ agents, outcome, created_at, steps }: Trajectory): TrajectoryFacts {
  const agent = agents.find(({ kind }) => kind === "agent") ?? agents[0];
  const run_at = created_at === null ? NaN : Date.parse(created_at);
  return {
    agent: agent?.model ?? agent?.name ?? agent?.id ?? null,
    outcome: outcome.success === null ? 2 : outcome.success ? 1 : 0,
    run_at: Number.isFinite(run_at) ? run_at : null,
    steps: steps.length,
    messages: new Set(steps.map(({ message }) => message)).size,
    user_turns: steps.reduce((most, { turn }) => Math.max(most, turn), 0),
    tool_calls: steps.filter(({ kind }) => kind === "tool_call").length,
    errors: steps.filter(({ result }) => result && isErrorResult(result)).length,
    preview: previewOf(steps),
  };
}

function previewOf(steps: readonly Step[]): string {
  const says = (role: Step["role"]) =>
    steps.find((step) => step.role === role && step.channel === "visible" && step.text?.trim());
  const text = (says("user") ?? says("assistant") ?? steps.find((step) => step.text?.trim()))?.text ?? "";
  return firstWords(text);
}

/** The first 200 characters of a text on one line. */
export function firstWords(text: string): string {
  const line = text
    .slice(0, 4 * previewLength)
    .replace(/\s+/gu, " ")
    .trim();
  const points = Array.from(line);
  return points.length <= previewLength ? line : `${points.slice(0, previewLength - 1).join("")}…`;
}

// The word has to open the result and to be followed by something that makes it a heading, so that a listing that
// merely starts with "error_log.txt" stays a result.
const opening =
  /^\W{0,4}(?:[A-Za-z_.]{0,60}(?:Error|Exception)|error|fatal|traceback \(most recent call last\))\s*[:\]!]/i;

/**
 * Whether a tool result says that the call went wrong: its source says so, or nobody said and its text opens as an
 * error message or is a JSON object with a filled member `error`.
 */
export function isErrorResult({ status, text }: ToolResult): boolean {
  if (status !== "unknown") return status === "error";
  const start = text.slice(0, 200);
  if (opening.test(start)) return true;
  return /^\s*\{\s*"error"\s*:(?!\s*(?:null\b|false\b|""|\{\s*\}|\[\s*\]))/.test(start);
}
