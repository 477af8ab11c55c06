"use client";

import { useEffect, useRef } from "react";

/** Without a sign of life for this long one counts as away. */
const AWAY_MS = 60_000;

/**
 * How long one really looked at an item: the page visible and a key, click, scroll or pointer within the last minute.
 * Returns a function that gives the milliseconds since `item` changed.
 */
export function useActiveTime(item: number | null): () => number {
  const clock = useRef({ total: 0, seen: 0 });
  useEffect(() => {
    clock.current = { total: 0, seen: performance.now() };
    const alive = () => {
      const now = performance.now();
      const gap = now - clock.current.seen;
      if (document.visibilityState === "visible") clock.current.total += Math.min(gap, AWAY_MS);
      clock.current.seen = now;
    };
    const back = () => {
      clock.current.seen = performance.now();
    };
    const signs = ["keydown", "pointerdown", "pointermove", "wheel"] as const;
    for (const sign of signs) window.addEventListener(sign, alive, { passive: true });
    document.addEventListener("visibilitychange", back);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, alive);
      document.removeEventListener("visibilitychange", back);
    };
  }, [item]);
  return () => Math.round(clock.current.total);
}
