import type { View } from "../../view";
import { scanJson } from "../../json-scan";
import type { Call } from "../../calls";
import { isChanging } from "../../results/failure-leaf";

/** Equal for calls that ask for the same, also when the arguments are JSON in a string. */
export function askedFor(call: Call): string {
  const { members, text, identity } = call.args;
  if (members || text === "") return identity;
  const scanned = scanJson(text);
  return scanned?.kind === "object" ? `o${scanned.sorted}` : identity;
}

const acknowledgement = 40;

/** How a call went: it failed, found nothing, brought something, or nobody knows. */
export function wentHow(view: View, position: number): "failed" | "empty" | "brought" | "unknown" {
  const row = view.resultOf[position]!;
  if (row < 0) return "unknown";
  const { state } = view.outcomes[row]!;
  if (state === "blank") return "unknown";
  return state === "error" ? "failed" : state === "empty" ? "empty" : "brought";
}

/** The text a call brought, or null. */
export const resultText = (view: View, position: number): string | null =>
  view.resultOf[position]! < 0 ? null : view.rows[view.resultOf[position]!]!.value;

/** Whether a call that reads brought, word for word, what an earlier one brought; short acknowledgements don't count. */
export function bringsTheSame(view: View, position: number, earlier: number): boolean {
  if (wentHow(view, position) !== "brought") return false;
  const text = resultText(view, position)!;
  if (text.length <= acknowledgement || text !== resultText(view, earlier)) return false;
  return !isChanging(view.calls[position]!.name);
}
