import type { RatedItem } from "./ratings";

/** Who said what of like items, and how many they are. */
export interface RaterPattern {
  /** In the order of the raters, null where somebody didn't rate the item. */
  ratings: (string | null)[];
  count: number;
}

/** The matrix of one question in its short form: like items counted together, in a fixed order. */
export interface RaterMatrix {
  categories: string[];
  raters: string[];
  patterns: RaterPattern[];
}

type Said = RatedItem["ratings"];

/** What tells like items: who rated them and how, whatever the order in which it came. */
const patternKey = (ratings: Said): string =>
  JSON.stringify(
    ratings
      .map(({ annotator_id, value }): [string, string] => [annotator_id, value])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Collects like items that come in parts, as long as there are at most `most` different ones. */
export function mergePatterns(most = Infinity) {
  let merged: Map<string, { ratings: Said; count: number }> | null = new Map();
  return {
    add(items: readonly RatedItem[]): void {
      for (const { ratings, times = 1 } of merged ? items : []) {
        const key = patternKey(ratings);
        const known = merged?.get(key);
        if (known) known.count += times;
        else merged?.set(key, { ratings, count: times });
        if (merged && merged.size > most) merged = null;
      }
    },

    /** The rows in the order of `raters`, themselves in a fixed order; null when there were too many different ones. */
    close: (raters: readonly string[]): RaterPattern[] | null =>
      merged &&
      [...merged]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { ratings, count }]) => {
          const given = new Map(ratings.map(({ annotator_id, value }) => [annotator_id, value]));
          return { ratings: raters.map((rater) => given.get(rater) ?? null), count };
        }),
  };
}

/** Finds the row of a matrix that stands for an item's ratings; undefined when there is none. */
export function findPattern({ raters, patterns }: RaterMatrix): (ratings: Said) => number | undefined {
  const places = new Map(
    patterns.map(({ ratings }, place) => {
      const said = raters.flatMap((annotator_id, k) => {
        const value = ratings[k];
        return value == null ? [] : [{ annotator_id, value }];
      });
      return [patternKey(said), place];
    }),
  );
  return (ratings) => places.get(patternKey(ratings));
}
