import { z } from "zod";
import { agreementFrom } from "@/lib/annotations/agreement";
import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import { questionRatings } from "@/lib/annotations/ratings";
import type { LabelSchema } from "@/lib/annotations/schema";
import { studyFigures } from "./figures";
import { StudyPlan, type StudyReport } from "./schema";
import type { SamplerTally } from "./tally";

const count = z.number().int().nonnegative().max(10_000_000);

/** Informative items k of n counted ones. */
export const CountCell = z
  .object({ informative: count, n: count })
  .refine(({ informative, n }) => informative <= n, "More are informative than there are.");
export type CountCell = z.infer<typeof CountCell>;

/** What a report needs to be told: informative and all items of each sampler by how the run ended. */
export const StudyCounts = z.object({
  samplers: z.array(z.object({ sampler: z.string(), failed: CountCell, success: CountCell })).min(1),
  /** Items by the number of annotators who said yes, from all of them down to none; null when nobody knows. */
  votes: z.array(count).min(3).max(26).nullable(),
});
export type StudyCounts = z.infer<typeof StudyCounts>;

/** The plan that counts stand for: every item labelled, nothing left out. */
export const planOfCounts = ({ samplers, votes }: StudyCounts): StudyPlan =>
  StudyPlan.parse({
    name: "Counts by hand",
    samplers: samplers.map(({ sampler, failed, success }) => ({
      sampler,
      size: Math.max(1, failed.n + success.n),
    })),
    seed: "none",
    k: votes ? votes.length - 1 : 3,
    label_schema: { id: "trajectory-review", version: 1 },
    reason: null,
  });

const tallyOf = ({ sampler, failed, success }: StudyCounts["samplers"][number]): SamplerTally => ({
  sampler,
  drawn: failed.n + success.n,
  left_out: { flagged: 0, pending: 0, no_majority: 0 },
  cells: [
    { outcome: "failed", domain: null, ...failed },
    { outcome: "success", domain: null, ...success },
  ],
  reasons: [],
  without_reason: 0,
});

/** The figures of a report from counts alone, as a report of a study has them. Nothing is stored. */
export function reportOfCounts(counts: StudyCounts, schema: LabelSchema): StudyReport {
  const plan = planOfCounts(counts);
  const samplers = counts.samplers.map(tallyOf);
  return {
    ...studyFigures(plan, { samplers, shared: [] }),
    items: samplers.reduce((sum, { drawn }) => sum + drawn, 0),
    labels: 0,
    left_out: { flagged: 0, pending: 0, no_majority: 0 },
    overlapping: 0,
    agreement: agreementOfVotes(counts.votes, schema, plan),
  };
}

function agreementOfVotes(
  votes: StudyCounts["votes"],
  schema: LabelSchema,
  plan: StudyPlan,
): QuestionAgreement[] {
  const question = schema.questions.find(({ id }) => id === plan.focus.question);
  if (!votes || !question) return [];
  const k = votes.length - 1;
  const place = question.choices.findIndex(({ value }) => value === plan.focus.value);
  const facts = questionRatings(schema, question, [], k, null);
  const items = votes.reduce((sum, n) => sum + n, 0);
  const patterns = votes.map((n, no) => ({
    counts: question.choices.map((_, choice) =>
      choice === place ? k - no : choice === (place === 0 ? 1 : 0) ? no : 0,
    ),
    items: n,
  }));
  return [
    agreementFrom(
      { ...facts, raters: Array.from({ length: k }, (_, n) => `${n + 1}`), n_considered: items },
      patterns,
    ),
  ];
}
