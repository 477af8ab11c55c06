"use client";

import { debounce, useQueryStates } from "nuqs";
import { useCallback, useTransition } from "react";
import { firstPage, noFilter, poolParsers, type PoolSearch } from "./pool-search";

type Change = Partial<{ [Key in keyof PoolSearch]: PoolSearch[Key] | null }>;

/** The table's address as state. Each change is a place in the history; the server answers with new rows. */
export function usePoolSearch() {
  const [pending, startTransition] = useTransition();
  const [search, setSearch] = useQueryStates(poolParsers, {
    shallow: false,
    history: "push",
    scroll: false,
    startTransition,
  });
  /** Another filter or order: begins at the first page. */
  const filter = useCallback((change: Change) => void setSearch({ ...firstPage, ...change }), [setSearch]);
  /** Words as they are typed: one place in the history, and one question to the server when the typing pauses. */
  const type = useCallback(
    (q: string) =>
      void setSearch({ ...firstPage, q }, { history: "replace", limitUrlUpdates: debounce(300) }),
    [setSearch],
  );
  const clear = useCallback(() => void setSearch({ ...firstPage, ...noFilter }), [setSearch]);
  const page = useCallback((change: Change) => void setSearch({ ...firstPage, ...change }), [setSearch]);
  return { search, pending, filter, type, clear, page };
}
