"use client";

import { useCallback, useSyncExternalStore } from "react";

export type Density = "compact" | "comfortable";

const key = "density";
const changed = "assay:density";

function read(): Density {
  return localStorage.getItem(key) === "comfortable" ? "comfortable" : "compact";
}

function subscribe(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", listener);
  };
}

/** Row height of this browser's tables and answers, kept across visits and shared by all open tabs' next load. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore<Density>(subscribe, read, () => "compact");
  const choose = useCallback((next: Density) => {
    localStorage.setItem(key, next);
    document.documentElement.dataset.density = next;
    dispatchEvent(new Event(changed));
  }, []);
  return [density, choose];
}
