import type { QuestionRatings, RatedItem } from "./ratings";

/** Fewer sealed items than this can't hide among each other: figures over them tell how single ones were voted. */
export const fewestSealed = 5;

/** Why figures are withheld, for whoever asked for them. */
export const withheldReason = `Among these items are some whose votes are sealed from you, but fewer than ${fewestSealed}: they wait for your first decision, or for labels after which they may. Figures over so few would tell how they were voted.`;

/**
 * Whether the figures of a breakdown tell too much. `sealed`: how many sealed items each of its groups holds. Whoever
 * knows the other items can subtract them, so what counts is how many sealed ones are left: none, or enough. One group
 * that tells makes the whole breakdown tell, because it is what the others leave of the whole.
 */
export const tellsTooMuch = (sealed: Iterable<number>): boolean =>
  [...sealed].some((items) => items > 0 && items < fewestSealed);

/** How many items each group holds; an item may belong to several, and to none. */
export function countGroups<Item extends { times?: number }>(
  items: readonly Item[],
  groupsOf: (item: Item) => Iterable<string>,
): number[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const group of groupsOf(item)) counts.set(group, (counts.get(group) ?? 0) + (item.times ?? 1));
  return [...counts.values()];
}

/** What of a question's figures can be withheld: everything, or what is said of single people. */
export type WithheldOfQuestion = "all" | "people";

/** Each person who rated an item, and each two of them. */
function* peopleOf({ ratings }: RatedItem): Generator<string> {
  const people = ratings.map(({ annotator_id }) => annotator_id).sort();
  for (const [n, person] of people.entries()) {
    yield person;
    for (const other of people.slice(n + 1)) yield `${person} ${other}`;
  }
}

/** What the figures of a question would tell of the sealed items, whose ratings are given: what is to be withheld. */
export function withheldOfQuestion(
  sealed: Pick<QuestionRatings, "items" | "left_out">,
): WithheldOfQuestion[] {
  const apart = sealed.left_out.filter(({ why }) => why === "outside_subset" || why === "subset_pending");
  const groups = [...countGroups(sealed.items, () => ["all"]), ...apart.map(({ items }) => items)];
  return [
    ...(tellsTooMuch(groups) ? (["all"] as const) : []),
    ...(tellsTooMuch(countGroups(sealed.items, peopleOf)) ? (["people"] as const) : []),
  ];
}
