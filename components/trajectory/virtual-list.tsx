"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useImperativeHandle, useLayoutEffect, useRef } from "react";
import { stepText } from "./step-text";
import { rowKey, type StepListProps } from "./step-list";
import type { Row } from "./step-runs";

/** Only the rows in sight are in the page; for trajectories of hundreds to tens of thousands of steps. */
export default function VirtualList({ rows, scroller, draw, hits, focused, ref }: StepListProps) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateHeight(rows[index]),
    getItemKey: (index) => {
      const row = rows[index];
      return row ? rowKey(row) : index;
    },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (focused < 0 || shown.includes(focused)) return shown;
      return focused < range.startIndex ? [focused, ...shown] : [...shown, focused];
    },
    overscan: 6,
    paddingStart: 12,
    paddingEnd: 64,
    scrollPaddingStart: 56,
    scrollPaddingEnd: 56,
    initialRect: { width: 800, height: 900 },
  });
  // Steps that load above push down what is being read: keep the row at the top of the window where it is.
  const anchor = useRef<{ key: string; above: number } | null>(null);
  useLayoutEffect(() => {
    const pane = scroller.current;
    const kept = anchor.current;
    const index = kept ? rows.findIndex((row) => rowKey(row) === kept.key) : -1;
    const start = virtual.measurementsCache[index]?.start;
    if (pane && kept && start !== undefined) pane.scrollTop = start + kept.above;
  }, [rows, scroller, virtual]);
  useLayoutEffect(() => {
    const top = virtual.scrollOffset ?? 0;
    const item = virtual.getVirtualItems().find((one) => one.end > top && rows[one.index]?.kind !== "gap");
    const row = item && rows[item.index];
    anchor.current = item && row ? { key: rowKey(row), above: top - item.start } : null;
  });
  useImperativeHandle(
    ref,
    () => ({
      places: () =>
        virtual.measurementsCache.map((item) => ({ index: item.index, top: item.start, height: item.size })),
      contentHeight: () => virtual.getTotalSize(),
      show: (index, how) => virtual.scrollToIndex(index, { align: how === "center" ? "center" : "auto" }),
    }),
    [virtual],
  );
  return (
    <div className="trail py-0!" data-hits={hits ? "" : undefined} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return row ? (
          <div
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            className="absolute inset-x-0 top-0 flow-root"
            style={{ transform: `translateY(${item.start}px)` }}
          >
            {draw(row, item.index)}
          </div>
        ) : null;
      })}
    </div>
  );
}

/** A guess before a row is measured: from its kind and the length of its text. */
function estimateHeight(row: Row | undefined): number {
  if (!row) return 80;
  if (row.kind === "gap") return row.count * 80;
  if (row.kind === "turn" || row.kind === "hidden") return 36;
  if (row.kind === "calls") return 190;
  return 66 + 23 * Math.min(24, Math.ceil(stepText(row.step).length / 88));
}
