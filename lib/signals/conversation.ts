import type { Step, Trajectory } from "@/lib/trajectories/schema";
import type { ReportWarning } from "./report";
import { jsonText } from "./json-text";

/**
 * One row as the engine sees it. `from` is `human`, `gpt`, `function_call` or `observation`; any other role takes
 * a place in the numbering and is otherwise ignored.
 */
export interface Row {
  from: string;
  value: string;
  /** Index of the source message the row was made from. */
  message: number;
  /** The step's `i`, or null when the rows were given as they are. */
  step: number | null;
  /** For an observation: the row of the call it answers, when the source says so. */
  answers: number | null;
  /** For an observation: what the source says of the call's outcome. */
  status: "ok" | "error" | "unknown";
}

export interface Conversation {
  rows: Row[];
  warnings: ReportWarning[];
}

const row = (from: string, value: string, message: number, step: number | null): Row => ({
  from,
  value,
  message,
  step,
  answers: null,
  status: "unknown",
});

const textOf = (record: object, key: string): unknown =>
  Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;

/** Roles that are read, and those that are left alone on purpose. */
const knownRoles = new Set(["human", "gpt", "function_call", "observation", "system", "developer"]);

const mostNamed = 20;

const warningOf = (code: ReportWarning["code"], messages: number[], what: string): ReportWarning[] =>
  messages.length === 0
    ? []
    : [{ code, messages: messages.slice(0, mostNamed), detail: `${messages.length} ${what}` }];

/**
 * Rows of the form `{from, value}`, one row a source message. Takes any JSON: a missing field counts as empty
 * text, an element or field of another type likewise, with a warning.
 */
export function conversationFromRows(source: readonly unknown[]): Conversation {
  const unreadable: number[] = [];
  const rows = source.map((item, index) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      unreadable.push(index);
      return row("", "", index, null);
    }
    const from = textOf(item, "from") ?? "";
    const value = textOf(item, "value") ?? "";
    if (typeof from !== "string" || typeof value !== "string") unreadable.push(index);
    return row(typeof from === "string" ? from : "", typeof value === "string" ? value : "", index, null);
  });
  const strange = rows.flatMap(({ from }, index) => (from === "" || knownRoles.has(from) ? [] : [index]));
  return {
    rows,
    warnings: [
      ...warningOf(
        "unreadable_row",
        unreadable,
        "rows are not objects with text in from and value and count as empty.",
      ),
      ...warningOf(
        "unknown_role",
        strange,
        "rows have a role that no detector reads; they only take a place.",
      ),
    ],
  };
}

/** The row of a step: the agent's calls and results, what user and agent said, and placeholders for the rest. */
function rowOf(step: Step): Row {
  const make = (from: string, value: string) => row(from, value, step.message, step.i);
  if (
    step.role === "user" &&
    step.channel !== "latent" &&
    (step.kind === "text" || step.kind === "attachment")
  )
    return make("human", step.text ?? "");
  if (step.role === "assistant" && step.kind === "text")
    return make(step.channel === "latent" ? "thought" : "gpt", step.text ?? "");
  if (step.role === "assistant" && step.kind === "tool_call" && step.call)
    return make("function_call", callText(step.call.name, step.call.args_raw, step.call.args_raw_kind));
  if (step.kind === "tool_result" && step.result) {
    const { status, text } = step.result;
    return {
      ...make("observation", text),
      status: status === "ok" || status === "error" ? status : "unknown",
    };
  }
  return make(step.role, step.text ?? "");
}

const callText = (name: string, args: unknown, kind: string): string =>
  kind === "missing"
    ? `{"name":${jsonText(name)}}`
    : `{"name":${jsonText(name)},"arguments":${jsonText(args)}}`;

/**
 * Rows of a canonical trajectory, one a step. Steps marked as demonstrations are left out. Calls of the user side
 * and their results stay in the numbering but belong to nobody's execution; reasoning is kept apart from what the
 * user could read.
 */
export function conversationFromTrajectory(trajectory: Trajectory): Conversation {
  const rows: Row[] = [];
  const callRows = new Map<string, number>();
  const userCalls = new Set<string>();
  for (const step of trajectory.steps) {
    if (step.marks?.includes("demo")) continue;
    const made = rowOf(step);
    if (made.from === "gpt" && made.value === "") continue;
    if (step.call) {
      if (step.role === "user") userCalls.add(step.call.key);
      else callRows.set(step.call.key, rows.length);
    }
    const key = step.result?.call_key ?? null;
    if (key !== null && userCalls.has(key)) made.from = "user_observation";
    else if (key !== null) made.answers = callRows.get(key) ?? null;
    rows.push(made);
  }
  return { rows, warnings: [] };
}
