import { shuffled, type Random } from "./random";

/** What a sampler may know of a trajectory: numbers that came out of the import and the rule-based analysis. */
export interface PoolEntry {
  trajectory_id: string;
  /** Messages of the end user. */
  user_turns: number;
  /** Ids of the signal leaves that fired (see the signals registry). */
  leaves: readonly number[];
}

/** A drawn trajectory and the chance that this sampler had of drawing it, known before the draw. */
export interface Draw {
  trajectory_id: string;
  probability: number;
}

/** A way of choosing trajectories under a budget. One file a sampler on the shelf; its path is its id. */
export interface Sampler {
  id: string;
  title: string;
  description: string;
  /** Whether this sampler could draw the entry at all. */
  eligible(entry: PoolEntry): boolean;
  /** Draws up to `size` entries without replacement; fewer when fewer are eligible. `pool` must be in pool order. */
  draw(pool: readonly PoolEntry[], size: number, random: Random): Draw[];
}

/** The pool in the order that draws depend on: by trajectory id in code units, whatever order the entries came in. */
export function inPoolOrder<T extends { trajectory_id: string }>(pool: readonly T[]): T[] {
  return [...pool].sort((a, b) =>
    a.trajectory_id < b.trajectory_id ? -1 : Number(a.trajectory_id > b.trajectory_id),
  );
}

/** A simple random sample without replacement from the eligible entries: each has the chance size / eligible, at most 1. */
export function uniformSampler(about: Pick<Sampler, "id" | "title" | "description" | "eligible">): Sampler {
  return {
    ...about,
    draw(pool, size, random) {
      const eligible = pool.filter((entry) => about.eligible(entry));
      const probability = eligible.length === 0 ? 0 : Math.min(1, size / eligible.length);
      return shuffled(eligible, random, size).map(({ trajectory_id }) => ({ trajectory_id, probability }));
    },
  };
}
