"use client";

import { useEffect } from "react";

const EVERY_MS = 3000;

/** Calls `again` while `needed`: every few seconds, when the network is back, and when the window is looked at again. */
export function useRetry(needed: boolean, again: () => void): void {
  useEffect(() => {
    if (!needed) return;
    const every = setInterval(again, EVERY_MS);
    window.addEventListener("online", again);
    window.addEventListener("focus", again);
    return () => {
      clearInterval(every);
      window.removeEventListener("online", again);
      window.removeEventListener("focus", again);
    };
  }, [again, needed]);
}
