import { formatPlural } from "../ui/format";
import { samplerTitle } from "./sampler-title";
import type { StudyFacts } from "./study-facts";

/** What a report can't say, and why, a sentence each; empty when it says everything. */
export function missingWords({ plan, schema, queue, report }: StudyFacts): string[] {
  const { left_out, items, labels, agreement } = report;
  const missing: string[] = [];
  if (items === 0) return ["The study has no trajectory, so there is nothing to report."];
  if (labels === 0)
    return [
      queue.skips > 0
        ? `Nobody has labelled anything: ${formatPlural(queue.skips, "trajectory was", "trajectories were")} opened and skipped. The queue says why. Rates and agreement need labels.`
        : "Nobody has labelled anything yet. Rates appear when trajectories have a majority, agreement when two people have labelled the same one.",
    ];
  const counted = items - left_out.flagged - left_out.pending - left_out.no_majority;
  if (counted === 0)
    missing.push(
      left_out.flagged === items
        ? "Every trajectory has an open flag, so none has a say in the rates. Resolve the flags in the queue."
        : left_out.no_majority + left_out.flagged === items
          ? "No trajectory has a majority: on each one people disagree. Adjudicate them, or ask whether the question is clear."
          : "No trajectory has a majority yet, so there are no rates. They appear as labels come in.",
    );
  if (plan.k === 1)
    missing.push("One annotator labels each trajectory, so agreement can't be measured: it needs two.");
  else if (agreement.length > 0 && Math.max(...agreement.map(({ n_raters }) => n_raters)) === 1)
    missing.push(
      "One person has labelled so far. Agreement appears when a second one labels the same trajectories.",
    );
  else if (agreement.length > 0 && Math.max(...agreement.map(({ n_items_2plus }) => n_items_2plus)) === 0)
    missing.push("No trajectory has two labels yet, so agreement can't be measured.");
  for (const one of agreement) {
    const [only, ...others] = one.per_category.filter(({ ratings }) => ratings > 0);
    if (one.subset || !only || others.length > 0 || one.n_items_2plus === 0) continue;
    const question = schema.questions.find(({ id }) => id === one.question);
    const text = question?.choices.find(({ value }) => value === only.value)?.text ?? only.value;
    missing.push(
      `Everybody gave the same answer, “${text}”, to “${question?.title ?? one.question}”. Whether that is agreement or a question that has one answer can't be told, so kappa and alpha have no value there; percent agreement and AC1 have.`,
    );
  }
  for (const { sampler, drawn, n } of report.samplers) {
    if (drawn === 0) missing.push(`${samplerTitle(sampler)} drew nothing, so it has no rate.`);
    else if (n === 0 && counted > 0)
      missing.push(`No trajectory of ${samplerTitle(sampler)} counts yet, so it has no rate and no tests.`);
  }
  if (!report.samplers.some(({ sampler }) => sampler === plan.reference))
    missing.push(
      `${samplerTitle(plan.reference)} takes no part, so there is no mix of outcomes to standardise to and nothing to measure gains against.`,
    );
  return missing;
}
