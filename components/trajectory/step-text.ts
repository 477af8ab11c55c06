import type { Step, ToolCall } from "@/lib/trajectories/schema";

/** The arguments of a call as text: as they were found, or the compact JSON of a value. */
export function callText(call: ToolCall): string {
  if (typeof call.args_raw === "string") return call.args_raw;
  return call.args_raw === undefined || call.args_raw === null ? "" : JSON.stringify(call.args_raw);
}

/**
 * The one text of a step that ranges of evidence and hits refer to (UTF-16 offsets): the spoken text, the
 * arguments of a call, the text of a result, the description of an attachment.
 */
export function stepText(step: Step): string {
  if (step.call) return callText(step.call);
  if (step.result) return step.result.text;
  if (step.attachment) return step.attachment.alt ?? step.attachment.name ?? "";
  return step.text ?? "";
}

/** What stands for a whole step in an evidence chip: its tool's name, or the beginning of its text. */
export function stepQuote(step: Step, length = 160): string {
  const text = step.call ? `${step.call.name}(${callText(step.call)})` : stepText(step);
  const flat = text.replace(/\s+/gu, " ").trim();
  if (flat.length <= length) return flat;
  // Never cut a surrogate pair in two.
  const end = /[\uD800-\uDBFF]/.test(flat[length - 1] ?? "") ? length - 1 : length;
  return `${flat.slice(0, end)}…`;
}
