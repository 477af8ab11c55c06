/**
 * Scores the default profile on the development set: `npm run signals:score`. Prints precision and recall per leaf
 * with exact 95 % intervals, for the project's own cases and, where the published conversations lie beside the
 * project, for the rows that were judged by reading. `--errors` lists the own cases that come out wrong, never those
 * of the seventh set.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { analyzeRows } from "@/lib/signals/analyze";
import { firstJudgements } from "@/lib/signals/development/held-out/first-judgements";
import { judgements } from "@/lib/signals/development/judgements";
import type { Case } from "@/lib/signals/development/cases";
import {
  emptyTallies,
  firedOn,
  parseJudgements,
  scoreCases,
  scoreJudgements,
  type Tallies,
} from "@/lib/signals/development/score";
import { caseSets, outsideSets } from "@/lib/signals/development/sets";
import type { Report } from "@/lib/signals/report";
import { clopperPearson } from "@/lib/statistics/clopper-pearson";

const conversations = path.resolve(process.cwd(), "../shared/signals/parity");

function reportsOf(folder: string): Map<string, Report> {
  const reports = new Map<string, Report>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".jsonl")))
    for (const line of readFileSync(path.join(folder, name), "utf8").split("\n")) {
      if (line === "") continue;
      const { id, messages } = JSON.parse(line) as { id: string; messages: unknown[] };
      reports.set(id, analyzeRows(messages));
    }
  return reports;
}

function share(k: number, n: number): string {
  const [low, high] = clopperPearson(k, n);
  if (n === 0) return "–".padEnd(26);
  const shown = `${(k / n).toFixed(3)} [${(low ?? 0).toFixed(3)}, ${(high ?? 1).toFixed(3)}]`;
  return `${shown} ${`${k}/${n}`}`.padEnd(26);
}

function print(title: string, tallies: Tallies): void {
  console.log(`\n${title}`);
  console.log(`${"leaf".padEnd(20)} ${"precision".padEnd(32)} recall`);
  for (const { leaf, right, wrong, missed } of tallies.values())
    console.log(
      `${leaf.padEnd(20)} ${share(right, right + wrong).padEnd(32)} ${share(right, right + missed)}`,
    );
}

const chosen = (isWanted: (name: string) => boolean): Case[] =>
  Object.entries(caseSets).flatMap(([name, items]) => (isWanted(name) ? items : []));

function printCases(title: string, cases: readonly Case[]): void {
  const tallies = emptyTallies();
  scoreCases(cases, tallies);
  print(`${title} (${cases.length})`, tallies);
}

const isOnceHeldOut = (name: string): boolean => name.includes("held-out");
printCases(
  "Own cases",
  chosen((name) => !isOnceHeldOut(name)),
);
printCases("Cases that were held out once", chosen(isOnceHeldOut));
printCases(
  "Sixth set, by an author who hadn't read a rule; the rules were mended by it since",
  Object.values(outsideSets.sixth).flat(),
);
printCases(
  "Seventh set, by an author who hadn't read a rule, for measuring only",
  Object.values(outsideSets.seventh).flat(),
);

if (process.argv.includes("--errors"))
  for (const [name, cases] of Object.entries({ ...caseSets, ...outsideSets.sixth }))
    for (const item of cases) {
      const fired = [...firedOn(item)]
        .filter((name) => !item.open.includes(name))
        .sort()
        .join(" ");
      const wanted = [...item.leaves].sort().join(" ");
      if (fired !== wanted) console.log(`${name}: wanted "${wanted}", got "${fired}": ${item.text}`);
    }

if (existsSync(conversations)) {
  const judged = [...parseJudgements(judgements), ...parseJudgements(firstJudgements)];
  const tallies = emptyTallies();
  scoreJudgements(judged, reportsOf(conversations), tallies);
  print(`Judged rows of published conversations (${judged.length})`, tallies);
} else console.log("\nThe published conversations are not beside the project: judged rows skipped.");
