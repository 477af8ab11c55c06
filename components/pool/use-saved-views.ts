"use client";

import { useCallback, useEffect, useState } from "react";
import { z } from "zod";

const SavedView = z.object({ name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;

function read(key: string): SavedView[] {
  const text = localStorage.getItem(key);
  if (text === null) return [];
  try {
    return z.array(SavedView).parse(JSON.parse(text));
  } catch {
    // Another version of the page wrote it, or somebody edited it: better no views than no page.
    return [];
  }
}

/** Named addresses of the table, kept in this browser. */
export function useSavedViews(project: string) {
  const key = `views:${project}`;
  const [views, setViews] = useState<SavedView[]>([]);
  useEffect(() => setViews(read(key)), [key]);
  const keep = useCallback(
    (change: (old: SavedView[]) => SavedView[]) => {
      const next = change(read(key));
      localStorage.setItem(key, JSON.stringify(next));
      setViews(next);
    },
    [key],
  );
  return {
    views,
    save: (view: SavedView) => keep((old) => [...old.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep((old) => old.filter((view) => view.name !== name)),
  };
}
