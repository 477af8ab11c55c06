import type { StudyData } from "./report";
import { StudyPlan, type StudyOutcome } from "./schema";

export const plan = StudyPlan.parse({
  name: "Signals informativeness",
  samplers: ["signal", "heuristic", "random"].map((sampler) => ({ sampler, size: 100 })),
  seed: "2026-04",
  label_schema: { id: "trajectory-review", version: 1 },
});

/** Informative and all items by sampler and outcome; random's split is free, its sums (54 of 100, 37 failed) are not. */
const published: [sampler: string, outcome: StudyOutcome, informative: number, n: number][] = [
  ["signal", "failed", 50, 52],
  ["signal", "success", 32, 48],
  ["heuristic", "failed", 59, 70],
  ["heuristic", "success", 15, 30],
  ["random", "failed", 25, 37],
  ["random", "success", 29, 63],
];

/** The published study as 900 labels: 130 items with three yes, 80 with two, 51 with one, 39 with none. */
export function publishedStudy(): StudyData {
  const items: StudyData["items"][number][] = [];
  const annotations: StudyData["annotations"][number][] = [];
  let unanimous = { yes: 130, no: 39 };
  for (const [sampler, outcome, informative, n] of published)
    for (let i = 0; i < n; i += 1) {
      const item = items.length + 1;
      items.push({
        item,
        arms: [sampler],
        outcome,
        domain: i % 3 === 0 ? "airline" : "retail",
        flagged: false,
      });
      const consensus = i < informative ? "yes" : "no";
      const alone = unanimous[consensus] === 0;
      if (!alone) unanimous = { ...unanimous, [consensus]: unanimous[consensus] - 1 };
      ["ana", "ben", "cleo"].forEach((annotator_id, rater) => {
        const answer = alone && rater === item % 3 ? (consensus === "yes" ? "no" : "yes") : consensus;
        const reason = i % 4 === 0 ? "conversation" : "action";
        annotations.push({
          item,
          annotator_id,
          answers: { informative: answer, reason, strategy: "tool_execute" },
        });
      });
    }
  return { items, annotations, adjudications: [] };
}
