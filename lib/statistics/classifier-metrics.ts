import { z } from "zod";
import { clopperPearson } from "./clopper-pearson";
import { cohenKappa } from "./cohen-kappa";
import type { Interval, Status } from "./status";

const Label = z.union([z.string(), z.number()]);
export const ClassifierInput = z
  .object({ y_true: z.array(Label), y_pred: z.array(Label), labels: z.array(Label).min(1) })
  .refine(({ y_true, y_pred }) => y_true.length === y_pred.length, "one prediction a true label")
  .refine(({ labels }) => new Set(labels).size === labels.length, "a label is listed twice")
  .refine(({ y_true, y_pred, labels }) => {
    const known = new Set(labels);
    return [y_true, y_pred].every((list) => list.every((label) => known.has(label)));
  }, "a value is not one of the labels");
export type ClassifierInput = z.infer<typeof ClassifierInput>;

export interface ClassMetrics {
  label: string | number;
  support: number;
  predicted: number;
  true_positive: number;
  precision: number | null;
  precision_ci: Interval;
  recall: number | null;
  recall_ci: Interval;
  f1: number | null;
}
export interface MeanMetrics {
  precision: number | null;
  recall: number | null;
  f1: number | null;
}
export interface ClassifierMetrics {
  n: number;
  correct: number;
  accuracy: number | null;
  accuracy_ci_clopper_pearson: Interval;
  /** Rows true, columns predicted, in label order. */
  confusion: number[][];
  per_class: ClassMetrics[];
  macro: MeanMetrics;
  weighted: MeanMetrics;
  cohen_kappa: number | null;
  status?: Status;
}

/** Mean over classes; a class without a value counts as 0, so that never predicting it is not rewarded. */
function mean(classes: ClassMetrics[], weight: (c: ClassMetrics) => number): MeanMetrics {
  const total = classes.reduce((sum, c) => sum + weight(c), 0);
  const of = (field: "precision" | "recall" | "f1") =>
    total === 0 ? null : classes.reduce((sum, c) => sum + weight(c) * (c[field] ?? 0), 0) / total;
  return { precision: of("precision"), recall: of("recall"), f1: of("f1") };
}

/**
 * Predictions against truth: accuracy, confusion, precision, recall and F1 per label with exact intervals, their macro
 * and support-weighted means over the labels that occur, Cohen's kappa (null when only one label occurs).
 */
export function classifierMetrics({ y_true, y_pred, labels }: ClassifierInput): ClassifierMetrics {
  const n = y_true.length;
  const place = new Map(labels.map((label, i) => [label, i]));
  const confusion = labels.map(() => new Array<number>(labels.length).fill(0));
  y_true.forEach((label, i) => (confusion[place.get(label)!]![place.get(y_pred[i]!)!]! += 1));
  const correct = confusion.reduce((sum, row, i) => sum + row[i]!, 0);

  const per_class = labels.map((label, i): ClassMetrics => {
    const hits = confusion[i]![i]!;
    const support = confusion[i]!.reduce((sum, count) => sum + count, 0);
    const predicted = confusion.reduce((sum, row) => sum + row[i]!, 0);
    return {
      label,
      support,
      predicted,
      true_positive: hits,
      precision: predicted === 0 ? null : hits / predicted,
      precision_ci: clopperPearson(hits, predicted),
      recall: support === 0 ? null : hits / support,
      recall_ci: clopperPearson(hits, support),
      f1: support + predicted === 0 ? null : (2 * hits) / (support + predicted),
    };
  });
  const occurring = per_class.filter(({ support, predicted }) => support + predicted > 0);
  return {
    n,
    correct,
    accuracy: n === 0 ? null : correct / n,
    accuracy_ci_clopper_pearson: clopperPearson(correct, n),
    confusion,
    per_class,
    macro: mean(occurring, () => 1),
    weighted: mean(occurring, ({ support }) => support),
    cohen_kappa: cohenKappa({ table: confusion, categories: labels, weights: "identity" }).kappa,
    ...(n === 0 && { status: "no_data" as const }),
  };
}
