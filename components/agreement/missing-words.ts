import { formatCount, formatPlural } from "../ui/format";

export interface AgreementState {
  labels: number;
  raters: readonly { user_id: string; name: string; labels: number }[];
  /** Skips on items that nobody labelled. */
  skipped: { skips: number; items: number };
  elsewhere: readonly {
    user_id: string;
    name: string;
    queue_id: string;
    queue: string;
    trajectories: number;
  }[];
  queue: { k: number; item_count: number };
  questions: readonly {
    n_items_2plus: number;
    subset: unknown;
    per_category: readonly { value: string; ratings: number }[];
  }[];
}

export interface Missing {
  lead: string;
  text: string;
  tone: "info" | "warn";
}

/** What keeps the figures of a queue from being there, or from meaning much: each as what is missing and why. */
export function missingWords(state: AgreementState): Missing[] {
  const { labels, raters, skipped, elsewhere, queue, questions } = state;
  if (labels === 0)
    return skipped.skips > 0
      ? [
          {
            tone: "warn",
            lead: "Every label is missing: all that was opened was skipped.",
            text: `${formatPlural(skipped.skips, "skip")} on ${formatPlural(skipped.items, "item")} and no label. The reasons stand with the queue; items can be offered again from there.`,
          },
        ]
      : [];
  const said: Missing[] = [];
  if (queue.k === 1)
    said.push({
      tone: "warn",
      lead: "One label an item is asked for here.",
      text: "Agreement needs two labels of the same item. Open a queue with two or more labels an item to measure it.",
    });
  else if (raters.length === 1)
    said.push({
      tone: "warn",
      lead: `Only ${raters[0]!.name} has labelled so far.`,
      text: "Agreement compares people: it appears with the first item that a second person labels.",
    });
  else if (questions.length > 0 && questions.every(({ n_items_2plus }) => n_items_2plus === 0))
    said.push({
      tone: "warn",
      lead: "No item has two labels yet.",
      text: "Several people have labelled, each of them other items. Figures appear when the same items come to a second person.",
    });
  const whole = questions.filter(({ subset }) => subset === null);
  if (
    raters.length > 1 &&
    whole.some(
      ({ n_items_2plus, per_category }) =>
        n_items_2plus > 0 && per_category.filter(({ ratings }) => ratings > 0).length === 1,
    )
  )
    said.push({
      tone: "info",
      lead: "A question got one and the same answer throughout.",
      text: "Kappa and alpha are not defined there: with a single category in use, chance alone would agree as well. Percent agreement and AC1 stand.",
    });
  if (skipped.items > 0)
    said.push({
      tone: "info",
      lead: `${formatPlural(skipped.items, "item was", "items were")} skipped and not labelled by anybody.`,
      text: "They take no part. If they were skipped because they are hard, agreement on the others looks better than it is.",
    });
  for (const { name, queue: other, trajectories } of elsewhere)
    said.push({
      tone: "info",
      lead: `${name} labelled ${formatCount(trajectories)} of these trajectories in “${other}” too.`,
      text: "Only the labels of this queue count here. The two were not given independently, so don't pool the queues.",
    });
  return said;
}
