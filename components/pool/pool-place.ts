"use client";

import { useEffect, useState } from "react";
import { z } from "zod";

const PoolPlace = z.object({
  /** The ids of the page of the table that was seen last, in its order. */
  ids: z.array(z.string()),
  /** Number of its first row, and how many rows there are, in words. */
  first: z.number(),
  of: z.string(),
  /** The page's address, with its filters. */
  address: z.string(),
});
type PoolPlace = z.infer<typeof PoolPlace>;

const keyOf = (project: string) => `pool-place:${project}`;

/** Remembers the page of the table for this tab, so that a trajectory knows its neighbours there. */
export function useKeepPlace(project: string, place: PoolPlace): void {
  const text = JSON.stringify(place);
  useEffect(() => sessionStorage.setItem(keyOf(project), text), [project, text]);
}

/** Where a trajectory stands on the page of the table that was seen last; null when it isn't on it. */
export function usePlace(
  project: string,
  id: string,
): { number: number; of: string; address: string; previous: string | null; next: string | null } | null {
  const [place, setPlace] = useState<PoolPlace | null>(null);
  useEffect(() => {
    const text = sessionStorage.getItem(keyOf(project));
    if (text === null) return;
    const kept = PoolPlace.safeParse(JSON.parse(text));
    if (kept.success) setPlace(kept.data);
  }, [project]);
  const at = place?.ids.indexOf(id) ?? -1;
  if (!place || at === -1) return null;
  return {
    number: place.first + at,
    of: place.of,
    address: place.address,
    previous: place.ids[at - 1] ?? null,
    next: place.ids[at + 1] ?? null,
  };
}
