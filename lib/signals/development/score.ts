import { analyzeRows } from "../analyze";
import { signalsOf, type Report } from "../report";
import { leafOf, leaves } from "../schema";
import type { Case } from "./cases";

/** For one leaf: fired and right, fired and wrong, should have fired and didn't. */
export interface Tally {
  leaf: string;
  right: number;
  wrong: number;
  missed: number;
}

export type Tallies = Map<string, Tally>;

export const emptyTallies = (): Tallies =>
  new Map(leaves.map(({ name }) => [name, { leaf: name, right: 0, wrong: 0, missed: 0 }]));

const firedIn = (report: Report): Set<string> =>
  new Set(signalsOf(report).map((signal) => leafOf(signal.signal_type).name));

function rowsOf({ text, tool }: Case): { from: string; value: string }[] {
  if (tool === "") return [{ from: "human", value: text }];
  const call = { from: "function_call", value: JSON.stringify({ name: tool, arguments: { key: "value" } }) };
  return [call, { from: "observation", value: text }];
}

/** The leaves that fire on a case. */
export const firedOn = (item: Case): Set<string> => firedIn(analyzeRows(rowsOf(item)));

/** Adds cases to the tallies: a case says every leaf that should fire on it. */
export function scoreCases(cases: readonly Case[], tallies: Tallies): void {
  for (const item of cases) {
    const fired = firedOn(item);
    for (const name of item.open) fired.delete(name);
    for (const name of fired) tallies.get(name)![item.leaves.includes(name) ? "right" : "wrong"]++;
    for (const name of item.leaves) if (!fired.has(name)) tallies.get(name)!.missed++;
  }
}

export interface Judgement {
  leaf: string;
  conversation: string;
  row: number;
  isRight: boolean;
}

/** Reads judgements, one a line: leaf, conversation, row, yes or no. */
export const parseJudgements = (source: string): Judgement[] =>
  source
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [leaf, conversation, row, verdict] = line.trim().split(" ") as [string, string, string, string];
      return { leaf, conversation, row: Number(row), isRight: verdict === "yes" };
    });

/**
 * Adds judged rows to the tallies. A leaf that fires on a row nobody judged for it counts neither way, except on rows
 * judged to be silent for every leaf.
 */
export function scoreJudgements(
  judgements: readonly Judgement[],
  reports: ReadonlyMap<string, Report>,
  tallies: Tallies,
): void {
  for (const { leaf, conversation, row, isRight } of judgements) {
    const report = reports.get(conversation);
    if (!report) continue;
    const here = signalsOf(report).filter((signal) => signal.message_index === row);
    const fired = new Set(here.map((signal) => leafOf(signal.signal_type).name));
    fired.delete("dragging");
    if (leaf === "any") for (const name of fired) tallies.get(name)!.wrong++;
    else if (fired.has(leaf)) tallies.get(leaf)![isRight ? "right" : "wrong"]++;
    else if (isRight) tallies.get(leaf)!.missed++;
  }
}
