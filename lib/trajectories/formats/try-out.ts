import { readTrajectories, type ReadItem, type ReadOptions, type ReadSummary } from "../read-trajectories";
import type { Step, Trajectory } from "../schema";

/** Reading a text as if it were a file, for tests: what came out, in short lines. */

export interface TriedOut {
  summary: ReadSummary;
  trajectories: Trajectory[];
  items: ReadItem[];
}

export async function readText(
  content: string | Uint8Array,
  options: Partial<ReadOptions> = {},
  chunkSize = 1 << 20,
): Promise<TriedOut> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const items: ReadItem[] = [];
  for await (const item of readTrajectories(chunks(), { fileName: "file", ...options })) items.push(item);
  const end = items.at(-1);
  if (end?.kind !== "end") throw new RangeError("The reading has no end");
  const trajectories = items.flatMap((item) => (item.kind === "trajectory" ? [item.trajectory] : []));
  return { summary: end.summary, trajectories, items };
}

/** One line a step: turn, who, channel, what. Calls name the steps of their results, results name their call. */
export function outline(trajectory: Trajectory): string[] {
  return trajectory.steps.map((step) => {
    const marks = step.marks ? ` (${step.marks.join(", ")})` : "";
    return `${step.turn} ${step.actor} ${step.channel}: ${said(step)}${marks}`;
  });
}

function said(step: Step): string {
  if (step.call) {
    const given = JSON.stringify(step.call.args ?? step.call.args_raw);
    const results = step.call.result_steps.length > 0 ? ` → ${step.call.result_steps.join(", ")}` : "";
    return `${step.call.name}(${given})${results}`;
  }
  if (step.result)
    return `${step.result.call_key ?? "?"} ${step.result.status} ${JSON.stringify(step.result.text)}`;
  if (step.attachment) return `[${step.attachment.media_type}, ${step.attachment.bytes} bytes]`;
  return JSON.stringify(step.text);
}

export function warningsOf(trajectory: Trajectory): string[] {
  return trajectory.warnings.map(({ code }) => code);
}
