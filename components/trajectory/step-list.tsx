"use client";

import { useImperativeHandle, useRef, type ReactNode, type Ref, type RefObject } from "react";
import type { Row } from "./step-runs";

/** Where rows stand, for the map; how to bring one into sight, for jumps. */
export type ListHandle = {
  places: () => { index: number; top: number; height: number }[];
  contentHeight: () => number;
  show: (index: number, how: "nearest" | "center") => void;
};

export type StepListProps = {
  rows: readonly Row[];
  scroller: RefObject<HTMLDivElement | null>;
  draw: (row: Row, index: number) => ReactNode;
  hits: boolean;
  /** Index of the row that has the focus, or -1: it stays in the page wherever the reader scrolls. */
  focused: number;
  ref: Ref<ListHandle>;
};

export const rowKey = (row: Row) => `${row.kind}-${row.at}`;

/** All rows in the page: the browser's own search finds them, and nothing is measured twice. */
export function PlainList({ rows, scroller, draw, hits, ref }: StepListProps) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => {
    const elements = () => Array.from(list.current?.children ?? []) as HTMLElement[];
    return {
      places: () =>
        elements().map((element, index) => ({ index, top: element.offsetTop, height: element.offsetHeight })),
      contentHeight: () => scroller.current?.scrollHeight ?? 0,
      show: (index, how) => elements()[index]?.scrollIntoView({ block: how }),
    };
  }, [scroller]);
  return (
    <div ref={list} className="trail" data-hits={hits ? "" : undefined}>
      {rows.map((row, index) => (
        <div key={rowKey(row)} className="scroll-my-14">
          {draw(row, index)}
        </div>
      ))}
    </div>
  );
}
