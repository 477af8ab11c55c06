import type { Step } from "@/lib/trajectories/schema";
import { callText } from "./step-text";

/** A call with the results that were found for it. */
export type BoundCall = {
  step: Step;
  results: Step[];
  /** Which call of the trajectory, from 1; null when earlier steps aren't loaded. */
  number: number | null;
};

/**
 * What the viewer draws, one under the other. `at` is the step the block stands for; it is the block's key and
 * what the focus refers to.
 */
export type Block =
  | { kind: "turn"; at: number; turn: number }
  | { kind: "text" | "event" | "attachment"; at: number; step: Step }
  /** One card; several calls when the same call was made again and again with the same result. */
  | { kind: "calls"; at: number; calls: [BoundCall, ...BoundCall[]] }
  /** A result whose call is not known or not loaded. */
  | { kind: "result"; at: number; step: Step }
  /** Steps the user did not see, in the view that shows only what they saw. */
  | { kind: "hidden"; at: number; count: number };

/**
 * Groups steps for reading: results go into their call's card, identical neighbouring calls become a stack,
 * a separator opens each user turn. Every step is in exactly one block, wherever the trajectory came from.
 *
 * @param steps a run of neighbouring steps in order
 * @param fromStart whether the run begins at the trajectory's first step, so that calls can be numbered
 */
export function blocksOf(steps: readonly Step[], fromStart: boolean): Block[] {
  const calls = new Map<string, BoundCall>();
  for (const step of steps) {
    if (step.call) {
      const number = fromStart ? calls.size + 1 : null;
      calls.set(step.call.key, { step, results: [], number });
    }
  }
  const blocks: Block[] = [];
  let turn = fromStart ? 0 : (steps[0]?.turn ?? 0);
  for (const step of steps) {
    if (step.turn !== turn) {
      turn = step.turn;
      blocks.push({ kind: "turn", at: step.i, turn });
    }
    const owner = step.result?.call_key ? calls.get(step.result.call_key) : undefined;
    if (owner && owner.step.i < step.i) owner.results.push(step);
    else if (step.kind === "tool_result") blocks.push({ kind: "result", at: step.i, step });
    else if (step.kind === "tool_call" && step.call) {
      const call = calls.get(step.call.key);
      // A repeated key would lose a step; then the call stands alone.
      const own: BoundCall = call?.step === step ? call : { step, results: [], number: null };
      blocks.push({ kind: "calls", at: step.i, calls: [own] });
    } else if (step.kind === "event" || step.kind === "attachment")
      blocks.push({ kind: step.kind, at: step.i, step });
    else blocks.push({ kind: "text", at: step.i, step });
  }
  return stackCalls(blocks);
}

/** Joins neighbouring cards that say the same: same tool, same arguments, same results. */
function stackCalls(blocks: Block[]): Block[] {
  const stacked: Block[] = [];
  for (const block of blocks) {
    const last = stacked[stacked.length - 1];
    if (block.kind === "calls" && last?.kind === "calls" && sameCall(last.calls[0], block.calls[0]))
      last.calls.push(...block.calls);
    else stacked.push(block);
  }
  return stacked;
}

function sameCall(a: BoundCall, b: BoundCall): boolean {
  if (!a.step.call || !b.step.call) return false;
  return (
    a.step.call.name === b.step.call.name &&
    a.step.actor === b.step.actor &&
    callText(a.step.call) === callText(b.step.call) &&
    // Calls made at the same moment are parallel work, not a repetition.
    (a.step.group === undefined || a.step.group !== b.step.group) &&
    a.results.length === b.results.length &&
    a.results.every(({ result }, index) => {
      const other = b.results[index]?.result;
      return result?.status === other?.status && result?.text === other?.text;
    })
  );
}

/** The steps inside a block, in order. */
export function stepsIn(block: Block): Step[] {
  if (block.kind === "turn" || block.kind === "hidden") return [];
  if (block.kind !== "calls") return [block.step];
  return block.calls.flatMap((call) => [call.step, ...call.results]).sort((a, b) => a.i - b.i);
}

/** Only what the end user saw; runs of the rest become one line that says how many steps it stands for. */
export function visibleBlocks(blocks: readonly Block[]): Block[] {
  const shown: Block[] = [];
  for (const block of blocks) {
    const steps = stepsIn(block);
    const last = shown[shown.length - 1];
    if (block.kind === "turn" || steps.some((step) => step.channel === "visible")) shown.push(block);
    else if (last?.kind === "hidden") last.count += steps.length;
    else shown.push({ kind: "hidden", at: block.at, count: steps.length });
  }
  return shown;
}

/** Step numbers as the reader counts them, from 1: "3", "7–9", "3, 6" for a card whose steps aren't neighbours. */
export function stepNumbers(block: Block): string {
  const numbers = stepsIn(block).map((step) => step.i + 1);
  const first = numbers[0];
  const last = numbers[numbers.length - 1];
  if (first === undefined || last === undefined) return "";
  if (first === last) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : `${first}…`;
}
