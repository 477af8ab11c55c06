import { describe, expect, it } from "vitest";
import { parseCases } from "./cases";
import { firstJudgements } from "./held-out/first-judgements";
import { judgements } from "./judgements";
import { emptyTallies, parseJudgements, scoreCases, scoreJudgements } from "./score";
import { caseSets, outsideSets } from "./sets";
import { analyzeRows } from "../analyze";
import { leaves } from "../schema";

const goals = { precision: 0.9, recall: 0.85 };

describe("the development set", () => {
  it("has at least 300 English and 200 Chinese cases and 600 judged rows", () => {
    const sizes = Object.entries(caseSets).map(([name, cases]) => [name, cases.length] as const);
    const sum = (language: string) =>
      sizes.filter(([name]) => name.includes(language)).reduce((all, [, size]) => all + size, 0);
    expect(sum("English")).toBeGreaterThan(300);
    expect(sum("Chinese")).toBeGreaterThan(200);
    expect(parseJudgements(judgements).length).toBeGreaterThan(600);
  });

  it("names only leaves that exist", () => {
    const names = new Set(leaves.map((leaf) => leaf.name));
    const sets = [caseSets, ...Object.values(outsideSets)].flatMap((group) => Object.values(group));
    const used = sets.flatMap((cases) => cases.flatMap((item) => [...item.leaves, ...item.open]));
    expect(used.filter((name) => !names.has(name))).toEqual([]);
    const judged = parseJudgements(judgements + firstJudgements).map((judgement) => judgement.leaf);
    expect(judged.filter((name) => name !== "any" && !names.has(name))).toEqual([]);
  });

  it.each(Object.keys(caseSets))("%s: every leaf reaches the goals", (name) => {
    const tallies = emptyTallies();
    scoreCases(caseSets[name]!, tallies);
    for (const { leaf, right, wrong, missed } of tallies.values()) {
      if (right + wrong > 0)
        expect([leaf, right / (right + wrong)][1]).toBeGreaterThanOrEqual(goals.precision);
      if (right + missed > 0)
        expect([leaf, right / (right + missed)][1]).toBeGreaterThanOrEqual(goals.recall);
    }
  });
});

describe("scoring", () => {
  it("counts right, wrong and missed", () => {
    const tallies = emptyTallies();
    scoreCases(
      [
        { text: "thanks", leaves: ["gratitude"], open: [], tool: "" },
        { text: "thanks", leaves: [], open: [], tool: "" },
        { text: "hello", leaves: ["gratitude"], open: [], tool: "" },
      ],
      tallies,
    );
    expect(tallies.get("gratitude")).toMatchObject({ right: 1, wrong: 1, missed: 1 });
  });

  it("leaves out what readers may see either way", () => {
    const tallies = emptyTallies();
    scoreCases(parseCases("?gratitude | thanks\n- | I give up\n"), tallies);
    expect(tallies.get("gratitude")).toMatchObject({ right: 0, wrong: 0, missed: 0 });
    expect(tallies.get("quit")).toMatchObject({ right: 0, wrong: 1, missed: 0 });
  });

  it("takes judged rows alone, and every leaf on rows judged silent", () => {
    const reports = new Map([
      ["c", analyzeRows(["thanks", "I give up", "hello"].map((value) => ({ from: "human", value })))],
    ]);
    const tallies = emptyTallies();
    scoreJudgements(parseJudgements("gratitude c 0 yes\nany c 1 no\nquit c 2 yes\n"), reports, tallies);
    expect(tallies.get("gratitude")).toMatchObject({ right: 1, wrong: 0 });
    expect(tallies.get("quit")).toMatchObject({ right: 0, wrong: 1, missed: 1 });
  });
});
