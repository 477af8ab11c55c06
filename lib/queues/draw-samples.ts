import { samplerSeed, type Draw, type PoolEntry } from "./sampler";
import { findSampler } from "./samplers";

/** What one sampler drew. `draws` is shorter than `size` when fewer are eligible. */
export interface SamplerDraw {
  sampler: string;
  size: number;
  eligible: number;
  draws: Draw[];
}

/**
 * Draws a sample per sampler from one pool. Each has a seed of its own, so that adding a sampler or changing a
 * size leaves the others' draws alone. Same pool and seed, same draws, in whatever order the pool comes.
 * Throws a RangeError for a sampler that is not on the shelf: plans are checked where they are made.
 */
export function drawSamples(
  pool: readonly PoolEntry[],
  wanted: readonly { sampler: string; size: number }[],
  seed: string,
): SamplerDraw[] {
  return wanted.map(({ sampler: id, size }) => {
    const sampler = findSampler(id);
    if (!sampler) throw new RangeError(`There is no sampler "${id}".`);
    return {
      sampler: id,
      size,
      eligible: pool.filter((entry) => sampler.eligible(entry)).length,
      draws: sampler.draw(pool, size, samplerSeed(seed, id)),
    };
  });
}
