"use client";

import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { formatPlural } from "../ui/format";
import { readType } from "../signal/layer";
import { Shape } from "../signal/shape";
import { stepsIn } from "./blocks";
import { layoutMinimap, type MapRow, type MapTone } from "./minimap-layout";
import type { ListHandle } from "./step-list";
import type { StepMarks } from "./step-marks";
import type { Row } from "./step-runs";
import { whoOf } from "./who";

type MinimapProps = {
  rows: readonly Row[];
  marks: ReadonlyMap<number, StepMarks>;
  list: RefObject<ListHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
};

/** The whole trajectory in a strip: users, tools, errors, marks, and where the reader is. Press or drag to go there. */
export function Minimap({ rows, marks, list, scroller }: MinimapProps) {
  const map = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<ReturnType<typeof layoutMinimap>>({ rects: [], dots: [] });

  useEffect(() => {
    const pane = scroller.current;
    const content = pane?.firstElementChild;
    if (!pane || !content) return;
    let asked = 0;
    const place = () => {
      if (!view.current || !map.current) return;
      const scale = map.current.clientHeight / pane.scrollHeight;
      view.current.style.top = `${pane.scrollTop * scale}px`;
      view.current.style.height = `${pane.clientHeight * scale}px`;
    };
    const measure = () => {
      asked = 0;
      const places = list.current?.places() ?? [];
      const mapped = places.flatMap(({ index, top, height }): MapRow[] => {
        const row = rows[index];
        if (!row || row.kind === "turn" || row.kind === "hidden") return [];
        if (row.kind === "gap") return [{ top, height, who: "gap", tones: [] }];
        return [{ top, height, who: whoOf(row), tones: tonesOf(row, marks) }];
      });
      setDrawn(layoutMinimap(mapped, pane.scrollHeight, map.current?.clientHeight ?? 0));
      place();
    };
    const soon = () => {
      if (!asked) asked = window.setTimeout(measure, 60);
    };
    measure();
    const sizes = new ResizeObserver(soon);
    sizes.observe(content);
    sizes.observe(pane);
    pane.addEventListener("scroll", place, { passive: true });
    return () => {
      clearTimeout(asked);
      sizes.disconnect();
      pane.removeEventListener("scroll", place);
    };
  }, [rows, marks, list, scroller]);

  const go = (event: PointerEvent) => {
    const pane = scroller.current;
    const box = map.current?.getBoundingClientRect();
    if (!pane || !box || (event.type === "pointermove" && event.buttons === 0)) return;
    const share = (event.clientY - box.top) / box.height;
    pane.scrollTo({ top: share * pane.scrollHeight - pane.clientHeight / 2 });
  };

  return (
    <div
      ref={map}
      role="img"
      aria-label={describe(rows, marks)}
      className="minimap"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      {drawn.rects.map((rect, index) => (
        <i key={index} data-who={rect.who} style={{ top: rect.top, height: rect.height }} />
      ))}
      {drawn.dots.map((dot, index) => (
        <b key={index} className="grid" data-tone={dot.tone} style={{ top: dot.top }}>
          {dot.tone === "evidence" ? null : <Shape layer={dot.tone} />}
        </b>
      ))}
      <div ref={view} className="minimap__view" />
    </div>
  );
}

function tonesOf(row: Exclude<Row, { kind: "gap" }>, marks: ReadonlyMap<number, StepMarks>): MapTone[] {
  const tones = new Set<MapTone>();
  for (const step of stepsIn(row)) {
    const own = marks.get(step.i);
    if (!own) continue;
    if (own.labels.length > 0 || own.text.some((mark) => mark.tone === "evidence")) tones.add("evidence");
    for (const signal of own.signals) tones.add(readType(signal.signal_type).shown);
  }
  return [...tones];
}

function describe(rows: readonly Row[], marks: ReadonlyMap<number, StepMarks>): string {
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  const who = (name: string) =>
    count((row) => row.kind !== "gap" && row.kind !== "turn" && whoOf(row) === name);
  return [
    "Map of the trajectory",
    formatPlural(who("user"), "user message"),
    formatPlural(who("tool") + who("error"), "tool call"),
    formatPlural(who("error"), "error"),
    formatPlural(marks.size, "marked step"),
  ].join(", ");
}
