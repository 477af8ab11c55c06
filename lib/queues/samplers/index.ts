import type { Sampler } from "../sampler";
import { heuristic } from "./heuristic";
import { random } from "./random";
import { signal } from "./signal";

/** Every sampler, in the order in which studies show them. */
export const samplers: readonly Sampler[] = [signal, heuristic, random];

/** The sampler with this id, or undefined. */
export function findSampler(id: string): Sampler | undefined {
  return samplers.find((sampler) => sampler.id === id);
}
