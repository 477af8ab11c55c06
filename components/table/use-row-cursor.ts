"use client";

import { useCallback, useRef, useState, type FocusEvent, type RefObject } from "react";
import { useKeys } from "../ui/use-keys";

interface RowCursor {
  /** Where the rows are. */
  frame: RefObject<HTMLDivElement | null>;
  /** The row that the keys act on. */
  current: string | null;
  /** Put on the element around the rows: a row that gets the focus otherwise becomes the current one. */
  onFocus: (event: FocusEvent) => void;
}

/**
 * The keyboard's place in a list: j and k go down and up by moving the focus to the row's link, so that Enter opens it
 * and screen readers say it. Rows are marked with `data-row`, their link with `data-row-link`.
 */
export function useRowCursor(
  keys: Readonly<Record<string, ((row: string) => void) | undefined>> = {},
): RowCursor {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const go = useCallback(
    (by: number) => {
      const rows = [...(frame.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const at = rows.findIndex((row) => row.dataset.row === current);
      const next =
        rows[at === -1 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))];
      next?.querySelector<HTMLElement>("[data-row-link]")?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: "nearest" });
    },
    [current],
  );
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    ...Object.fromEntries(
      Object.entries(keys).map(([chord, act]) => [
        chord,
        act && current !== null ? () => act(current) : undefined,
      ]),
    ),
  });
  const onFocus = useCallback((event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>("[data-row]");
    if (row) setCurrent(row.dataset.row ?? null);
  }, []);
  return { frame, current, onFocus };
}
