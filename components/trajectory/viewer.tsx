"use client";

import {
  lazy,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from "react";
import type { Evidence } from "@/lib/annotations/schema";
import type { Signal } from "@/lib/signals/report";
import type { Step, Warning } from "@/lib/trajectories/schema";
import { Note } from "../ui/note";
import { useKeys } from "../ui/use-keys";
import { BlockView } from "./block-view";
import { stepsIn } from "./blocks";
import { readEvidence } from "./evidence";
import { GapRow } from "./gap-row";
import type { HitLinks } from "./hit-popover";
import { Minimap } from "./minimap";
import { VisibleText } from "./source-text";
import { PlainList, type ListHandle } from "./step-list";
import { marksByStep } from "./step-marks";
import type { Row } from "./step-runs";
import { warningsByStep } from "./step-warnings";
import { markedPlaces, seenRows } from "./shown-rows";
import { useStepFocus } from "./use-step-focus";
import { useSteps } from "./use-steps";
import { ViewerBar, type Channels } from "./viewer-bar";

/** What keys and buttons outside the viewer can ask of it. */
export type ViewerHandle = {
  moveStep: (by: 1 | -1) => void;
  moveMark: (by: 1 | -1) => void;
  toggleFold: () => void;
  jumpTo: (step: number) => void;
  /** The selected words, or the focused step when nothing is selected; null without either. */
  readEvidence: () => Evidence | null;
};

export type ViewerKeys = {
  down: string;
  up: string;
  fold: string;
  nextMark: string;
  previousMark: string;
  mark?: string;
};

export const viewerKeys: ViewerKeys = { down: "j", up: "k", fold: "o", nextMark: "]", previousMark: "[" };

export type ViewerProps = {
  /** Accessible name, e.g. "Trajectory retail-0317". */
  label: string;
  /** All steps, or the first slice of `total`. Give the viewer a `key` per trajectory. */
  steps: readonly Step[];
  total?: number;
  /** Fetches the slice that begins at this step (at most as many as the first slice had). */
  loadChunk?: (first: number) => Promise<Step[]>;
  /** At the left of the bar: the item, or tabs. */
  heading?: ReactNode;
  /** At the right of the bar. */
  actions?: ReactNode;
  evidence?: readonly Evidence[];
  /** Shows "Mark as evidence" on the focused step. */
  onMark?: () => void;
  signals?: readonly Signal[];
  hitLinks?: HitLinks;
  warnings?: readonly Warning[];
  /** Scrolls to this step at first. */
  initialStep?: number;
  keys?: ViewerKeys;
  /** False where the page has its own key handling and calls the handle. */
  listens?: boolean;
  ref?: Ref<ViewerHandle>;
};

const VirtualList = lazy(() => import("./virtual-list"));

// Above this many steps only those in sight are in the page.
const virtualFrom = 300;
const none: never[] = [];

/** A trajectory to read: steps on a rail, calls with their results, marks, a map at the side. */
export function Viewer({
  label,
  steps: initial,
  total = initial.length,
  loadChunk,
  heading,
  actions,
  evidence = none,
  onMark,
  signals = none,
  hitLinks,
  warnings = none,
  initialStep,
  keys = viewerKeys,
  listens = true,
  ref,
}: ViewerProps) {
  const { rows: allRows, steps, load, failed } = useSteps(initial, total, loadChunk);
  const [channels, setChannels] = useState<Channels>("all");
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<ListHandle>(null);

  const rows = useMemo(() => (channels === "all" ? allRows : seenRows(allRows)), [allRows, channels]);
  const marks = useMemo(() => marksByStep(evidence, signals), [evidence, signals]);
  const warned = useMemo(() => warningsByStep(warnings, steps), [warnings, steps]);
  const marked = useMemo(() => markedPlaces(marks, rows), [marks, rows]);
  const { focus, setFocus, move, jump } = useStepFocus(rows, list, scroller, load, initialStep ?? null);

  const onToggle = useCallback((at: number) => {
    setOpened((known) => {
      const next = new Set(known);
      if (!next.delete(at)) next.add(at);
      return next;
    });
  }, []);
  const onJump = useCallback(
    (step: number) => {
      // A step that is filtered out is shown again rather than not found.
      if (!jump(step)) setChannels("all");
    },
    [jump],
  );
  const focusedRow = rows.find((row) => row.at === focus && row.kind !== "turn" && row.kind !== "gap");
  const currentSteps = focusedRow && focusedRow.kind !== "gap" ? stepsIn(focusedRow) : none;
  const handle: ViewerHandle = {
    moveStep: move,
    moveMark: (by) => {
      const here = currentSteps[0]?.i ?? -1;
      const end = currentSteps[currentSteps.length - 1]?.i ?? -1;
      const next = by === 1 ? marked.find((step) => step > end) : marked.findLast((step) => step < here);
      if (next !== undefined) onJump(next);
    },
    toggleFold: () => {
      if (focus !== null) onToggle(focus);
    },
    jumpTo: onJump,
    readEvidence: () => readEvidence(scroller.current, steps, currentSteps),
  };
  useImperativeHandle(ref, () => handle);
  useKeys(
    {
      [keys.down]: () => move(1),
      [keys.up]: () => move(-1),
      [keys.fold]: handle.toggleFold,
      [keys.nextMark]: () => handle.moveMark(1),
      [keys.previousMark]: () => handle.moveMark(-1),
    },
    listens,
  );

  const firstBlock = rows.find(
    (row) => row.kind !== "turn" && row.kind !== "hidden" && row.kind !== "gap",
  )?.at;
  const draw = (row: Row, index: number) =>
    row.kind === "gap" ? (
      <GapRow at={row.at} count={row.count} failed={failed.has(row.at)} onLoad={load} />
    ) : (
      <BlockView
        block={row}
        marks={marks}
        warnings={warned}
        focused={row.at === focus}
        reachable={row.at === (focusedRow?.at ?? firstBlock)}
        open={opened.has(row.at)}
        onToggle={onToggle}
        onFocus={setFocus}
        onJump={onJump}
        onMark={onMark}
        foldKey={keys.fold}
        markKey={keys.mark}
        hitLinks={hitLinks}
        first={index === 0 || (index === 1 && rows[0]?.kind === "turn")}
        last={index === rows.length - 1}
      />
    );
  const List = rows.length > virtualFrom || total > virtualFrom ? VirtualList : PlainList;
  const nth = marked.findIndex((step) => currentSteps.some((one) => one.i === step));
  const word = signals.length > 0 ? "Hit" : "Mark";
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] bg-paper">
      <div className="col-span-2">
        <ViewerBar
          heading={heading}
          channels={channels}
          onChannels={setChannels}
          onStep={move}
          onMark={handle.moveMark}
          markWord={
            marked.length === 0 && !onMark ? null : nth < 0 ? word : `${word} ${nth + 1} of ${marked.length}`
          }
          keys={keys}
          actions={actions}
        />
      </div>
      <div
        ref={scroller}
        role="feed"
        aria-label={label}
        tabIndex={-1}
        className="relative overflow-auto px-4 [scrollbar-width:none] max-narrow:px-1"
      >
        <Suspense>
          <List
            ref={list}
            rows={rows}
            scroller={scroller}
            draw={draw}
            hits={signals.length > 0}
            focused={focusedRow ? rows.indexOf(focusedRow) : -1}
          />
        </Suspense>
        {(warned.get(-1) ?? none).length > 0 ? (
          <div className="mx-auto grid max-w-[680px] gap-1 pb-8">
            {warned.get(-1)?.map((warning, index) => (
              <Note key={index} tone="warn" lead={`Import: ${warning.code}.`}>
                {warning.detail ? <VisibleText>{warning.detail}</VisibleText> : null}
              </Note>
            ))}
          </div>
        ) : null}
      </div>
      <Minimap rows={rows} marks={marks} list={list} scroller={scroller} />
    </div>
  );
}
