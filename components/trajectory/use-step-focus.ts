"use client";

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { stepsIn } from "./blocks";
import type { ListHandle } from "./step-list";
import type { Row } from "./step-runs";

/** Whether a row can have the focus. */
const focusable = (row: Row) => row.kind !== "turn" && row.kind !== "hidden" && row.kind !== "gap";

/** Whether a row holds a step, loaded or not. */
const holds = (row: Row, step: number) =>
  row.kind === "gap"
    ? step >= row.at && step < row.at + row.count
    : stepsIn(row).some((one) => one.i === step);

type UseStepFocus = {
  focus: number | null;
  setFocus: (at: number) => void;
  /** The next or previous row that can have the focus. */
  move: (by: 1 | -1) => void;
  /** To the row that holds this step; false when no row does. */
  jump: (step: number) => boolean;
};

/**
 * Which block has the focus ring, and bringing it into sight. Moves follow the keys; a jump into a stretch
 * that isn't loaded asks for it and arrives when it is here.
 */
export function useStepFocus(
  rows: readonly Row[],
  list: RefObject<ListHandle | null>,
  scroller: RefObject<HTMLDivElement | null>,
  load: (first: number) => void,
  initial: number | null,
): UseStepFocus {
  const [focus, setFocus] = useState<number | null>(null);
  const [moves, setMoves] = useState<{ count: number; how: "nearest" | "center" }>({
    count: 0,
    how: "nearest",
  });
  const wanted = useRef<number | null>(initial);

  const arrive = useCallback((at: number, how: "nearest" | "center") => {
    setFocus(at);
    setMoves(({ count }) => ({ count: count + 1, how }));
  }, []);

  const jump = useCallback(
    (step: number) => {
      const row = rows.find((one) => holds(one, step));
      if (!row) return false;
      if (row.kind === "gap") {
        wanted.current = step;
        load(row.at);
        list.current?.show(rows.indexOf(row), "center");
      } else arrive(row.at, "center");
      return true;
    },
    [rows, list, load, arrive],
  );

  const move = useCallback(
    (by: 1 | -1) => {
      const at = rows.findIndex((row) => row.at === focus && focusable(row));
      const rest = by === 1 ? rows.slice(at + 1) : rows.slice(0, Math.max(0, at)).reverse();
      const next =
        at === -1 && by === -1 ? undefined : rest.find((row) => focusable(row) || row.kind === "gap");
      if (next?.kind === "gap") jump(by === 1 ? next.at : next.at + next.count - 1);
      else if (next) arrive(next.at, "nearest");
    },
    [rows, focus, jump, arrive],
  );

  // What was asked for has been loaded.
  useEffect(() => {
    const step = wanted.current;
    const row = step === null ? undefined : rows.find((one) => holds(one, step));
    if (!row || row.kind === "gap") return;
    wanted.current = null;
    arrive(row.at, "center");
  }, [rows, arrive]);

  // Only a move brings a row into sight: rows that load later must not pull the page back, so they are read
  // here without being waited for.
  const latest = useRef({ rows, focus });
  useEffect(() => {
    latest.current = { rows, focus };
  });
  useEffect(() => {
    const { rows: all, focus: at } = latest.current;
    if (moves.count === 0 || at === null) return;
    list.current?.show(
      all.findIndex((row) => row.at === at && focusable(row)),
      moves.how,
    );
    // A virtual list draws the row a frame or two later.
    let tries = 0;
    let frame = 0;
    const take = () => {
      const element = scroller.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
      if (element) element.focus({ preventScroll: true });
      else if (tries++ < 20) frame = requestAnimationFrame(take);
    };
    take();
    return () => cancelAnimationFrame(frame);
  }, [moves, list, scroller]);

  return { focus, setFocus, move, jump };
}
