import { z } from "zod";

const Name = z.union([z.string(), z.number()]);

/** Labels given by raters to items: what the models of rater error start from. */
export const responseShape = {
  responses: z.array(z.object({ item: Name, rater: Name, label: Name })),
  items: z.array(Name),
  raters: z.array(Name),
  categories: z.array(Name).min(1),
};
export const Responses = z.object(responseShape);
export type Responses = z.infer<typeof Responses>;

/** True when every response names a listed item, rater and category. */
export function namesAreListed({ responses, items, raters, categories }: Responses): boolean {
  const [item, rater, label] = [new Set(items), new Set(raters), new Set(categories)];
  return responses.every((r) => item.has(r.item) && rater.has(r.rater) && label.has(r.label));
}

/** The same responses by position, grouped by item. */
export function byItem({
  responses,
  items,
  raters,
  categories,
}: Responses): { rater: number; label: number }[][] {
  const item = new Map(items.map((name, i) => [name, i]));
  const rater = new Map(raters.map((name, k) => [name, k]));
  const label = new Map(categories.map((name, l) => [name, l]));
  const grouped: { rater: number; label: number }[][] = items.map(() => []);
  for (const r of responses)
    grouped[item.get(r.item)!]!.push({ rater: rater.get(r.rater)!, label: label.get(r.label)! });
  return grouped;
}

/** The category with the largest posterior, or null where the two largest are within 1e-9. */
export function likeliest<T>(categories: readonly T[], posterior: readonly number[]): T | null {
  const order = posterior.map((_, j) => j).sort((a, b) => posterior[b]! - posterior[a]!);
  const [first, second] = [order[0]!, order[1]];
  if (second !== undefined && posterior[first]! - posterior[second]! <= 1e-9) return null;
  return categories[first]!;
}
