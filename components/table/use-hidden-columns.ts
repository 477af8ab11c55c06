"use client";

import { useCallback, useEffect, useMemo, useState } from "react";

/** The columns that this browser hides in a table, by the table's name; `first` until somebody chose. */
export function useHiddenColumns(
  table: string,
  first: readonly string[],
): [ReadonlySet<string>, (column: string, hide: boolean) => void] {
  const key = `columns:${table}`;
  const [kept, setKept] = useState<readonly string[]>(first);
  useEffect(() => {
    const text = localStorage.getItem(key);
    if (text !== null) setKept(text.split(",").filter(Boolean));
  }, [key]);
  const hidden = useMemo(() => new Set(kept), [kept]);
  const change = useCallback(
    (column: string, hide: boolean) => {
      setKept((old) => {
        const next = hide ? [...old, column] : old.filter((one) => one !== column);
        localStorage.setItem(key, next.join(","));
        return next;
      });
    },
    [key],
  );
  return [hidden, change];
}
