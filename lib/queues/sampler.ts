import { BottomK } from "./bottom-k";

/** What a sampler may know of a trajectory: numbers that came out of the import and the rule-based analysis. */
export interface PoolEntry {
  trajectory_id: string;
  /** The id that the trajectory has wherever it is: what decides whether it is drawn. No two entries share one. */
  key: string;
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
  /** Draws up to `size` entries without replacement; fewer when fewer are eligible. Their order is that of the draw. */
  draw(pool: readonly PoolEntry[], size: number, seed: string): Draw[];
}

/** The seed of one sampler's draw, so that adding a sampler or changing a size leaves the others' draws alone. */
export const samplerSeed = (seed: string, sampler: string): string => `${seed}/${sampler}`;

/** A pool in an order of its own, by trajectory id in code units, whatever order the entries came in. */
export function inPoolOrder<T extends { trajectory_id: string }>(pool: readonly T[]): T[] {
  return [...pool].sort((a, b) =>
    a.trajectory_id < b.trajectory_id ? -1 : Number(a.trajectory_id > b.trajectory_id),
  );
}

/** The chance that each of the eligible has in a simple random sample without replacement; 0 where there is none. */
export const uniformChance = (size: number, eligible: number): number =>
  eligible === 0 ? 0 : Math.min(1, size / eligible);

/**
 * A simple random sample without replacement from the eligible entries. It is the bottom-k sample of their keys: the same
 * whether the pool is read as a whole or shard by shard (see `sketch.ts`).
 */
export function uniformSampler(about: Pick<Sampler, "id" | "title" | "description" | "eligible">): Sampler {
  return {
    ...about,
    draw(pool, size, seed) {
      const eligible = pool.filter((entry) => about.eligible(entry));
      const byKey = new Map(eligible.map(({ key, trajectory_id }) => [key, trajectory_id]));
      const smallest = new BottomK(seed, size);
      for (const key of byKey.keys()) smallest.offer(key);
      const probability = uniformChance(size, eligible.length);
      return smallest.ids().map((key) => ({ trajectory_id: byKey.get(key)!, probability }));
    },
  };
}
