import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { plan, publishedStudy } from "@/lib/studies/published-study.test-data";
import { studyReport, type StudyData } from "@/lib/studies/report";
import { StudyPlan } from "@/lib/studies/schema";
import { missingWords } from "./missing-words";
import type { StudyFacts } from "./study-facts";

const data = publishedStudy();
const wordsOf = (given: Partial<StudyData>, skips = 0, own: StudyPlan = plan) =>
  missingWords({
    plan: own,
    schema: trajectoryReview,
    queue: { id: "", item_count: 300, k: own.k, labels: 0, complete_items: 0, skips },
    report: studyReport(own, trajectoryReview, { ...data, ...given }),
  } as StudyFacts);

describe("what a report can't say", () => {
  it("is nothing where everything is there", () => {
    // The test data answers one question always the same.
    expect(wordsOf({}).filter((one) => !one.includes("Tool execute"))).toEqual([]);
  });

  it.each<[string, Partial<StudyData>, number, RegExp]>([
    ["no labels", { annotations: [] }, 0, /^Nobody has labelled anything yet/],
    ["all skipped", { annotations: [] }, 12, /12 trajectories were opened and skipped/],
    ["no items", { items: [], annotations: [] }, 0, /no trajectory/],
    ["all flagged", { items: data.items.map((row) => ({ ...row, flagged: true })) }, 0, /open flag/],
    [
      "one person",
      { annotations: data.annotations.filter(({ annotator_id }) => annotator_id === "ana") },
      0,
      /One person has labelled so far/,
    ],
    [
      "nobody twice",
      {
        annotations: data.annotations.filter(
          ({ annotator_id, item }) => annotator_id === ["ana", "ben", "cleo"][item % 3],
        ),
      },
      0,
      /No trajectory has two labels yet/,
    ],
    [
      "one category",
      {
        annotations: data.annotations.map((row) => ({
          ...row,
          answers: { ...row.answers, informative: "yes" },
        })),
      },
      0,
      /same answer, “Yes”.*kappa and alpha have no value/,
    ],
    [
      "one sampler empty",
      { annotations: data.annotations.filter(({ item }) => item > 100) },
      0,
      /No trajectory of Signal counts yet/,
    ],
  ])("is said in words: %s", (_, given, skips, words) =>
    expect(wordsOf(given, skips).join(" ")).toMatch(words),
  );

  it("is said of the plan too: one annotator, no reference", () => {
    const alone = StudyPlan.parse({ ...plan, k: 1, samplers: [{ sampler: "signal", size: 100 }] });
    const words = wordsOf({}, 0, alone).join(" ");
    expect(words).toMatch(/One annotator labels each trajectory/);
    expect(words).toMatch(/Random takes no part/);
  });
});
