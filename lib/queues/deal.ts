import { seededRandom, shuffled } from "./random";
import { inPoolOrder, type Draw } from "./sampler";

/** One sampler that drew an item. */
export interface Arm {
  sampler: string;
  probability: number;
}

/** One item of a queue: its number from 1, its trajectory, and, sealed, the samplers it counts for. */
export interface DealtItem {
  item: number;
  trajectory_id: string;
  arms: Arm[];
}

/**
 * Merges the samplers' draws into the items of a queue. A trajectory drawn by several samplers is one item and counts
 * for each. The order is shuffled with the stream "<seed>/deal", so the number of an item tells nothing about its arms.
 */
export function deal(
  drawn: readonly { sampler: string; draws: readonly Draw[] }[],
  seed: string,
): DealtItem[] {
  const arms = new Map<string, Arm[]>();
  for (const { sampler, draws } of drawn)
    for (const { trajectory_id, probability } of draws) {
      const known = arms.get(trajectory_id);
      if (known) known.push({ sampler, probability });
      else arms.set(trajectory_id, [{ sampler, probability }]);
    }
  const merged = inPoolOrder([...arms].map(([trajectory_id, list]) => ({ trajectory_id, arms: list })));
  return shuffled(merged, seededRandom(`${seed}/deal`)).map((entry, i) => ({ item: i + 1, ...entry }));
}
