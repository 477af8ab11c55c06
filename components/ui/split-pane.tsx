"use client";

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from "react";

type SplitPaneProps = {
  /** Takes what is left; bring your own landmark. */
  main: ReactNode;
  /** Keeps the chosen width; it stands in an `aside`. */
  side: ReactNode;
  sideLabel: string;
  sideId?: string;
  sideWidth: number;
  min: number;
  max: number;
  /** The width is remembered in this browser under this name. */
  remember: string;
  /** Accessible name of the handle, e.g. "Width of the questions". */
  label: string;
  /** Which edge the side panel stands at. */
  at?: "left" | "right";
  className?: string;
};

/** Two panels with a handle between: drag it, or focus it and use the arrow keys; Home gives the first width back. */
export function SplitPane({
  main,
  side,
  sideLabel,
  sideId,
  sideWidth,
  min,
  max,
  remember,
  label,
  at = "right",
  className,
}: SplitPaneProps) {
  const key = `split:${remember}`;
  const [width, setWidth] = useState(sideWidth);
  // Until somebody chooses a width, a small window gets a narrower panel.
  const [chosen, setChosen] = useState(false);
  const drag = useRef<{ x: number; width: number } | null>(null);

  useEffect(() => {
    const kept = Number(localStorage.getItem(key));
    if (kept < min || kept > max) return;
    setWidth(kept);
    setChosen(true);
  }, [key, min, max]);

  const change = useCallback(
    (next: number) => {
      const fitted = Math.round(Math.min(max, Math.max(min, next)));
      setWidth(fitted);
      setChosen(true);
      localStorage.setItem(key, String(fitted));
    },
    [key, min, max],
  );

  const grow = at === "right" ? -1 : 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    if (step !== undefined) change(width + grow * step);
    else if (event.key === "Home") change(sideWidth);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handle = (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={onKeyDown}
      onDoubleClick={() => change(sideWidth)}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (drag.current) change(drag.current.width + grow * (event.clientX - drag.current.x));
      }}
      onPointerUp={() => (drag.current = null)}
      className={`group absolute inset-y-0 z-10 w-2 cursor-col-resize touch-none outline-none max-phone:hidden ${at === "right" ? "-left-1" : "-right-1"}`}
    >
      <span className="absolute inset-y-0 left-1/2 w-px -translate-x-1/2 bg-line-2 transition-colors group-hover:w-[3px] group-hover:bg-edge group-focus-visible:w-[3px] group-focus-visible:bg-ring" />
    </div>
  );
  const aside = (
    <aside
      id={sideId}
      tabIndex={-1}
      aria-label={sideLabel}
      className={`relative flex min-h-0 w-(--side) flex-none flex-col focus:outline-none max-phone:w-full max-phone:max-w-none ${chosen ? "max-w-[60vw]" : "max-w-[40vw]"}`}
    >
      {handle}
      {side}
    </aside>
  );
  return (
    <div
      className={`flex min-h-0 max-phone:flex-col ${className ?? ""}`}
      style={{ "--side": `${width}px` } as CSSProperties}
    >
      {at === "left" ? aside : null}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">{main}</div>
      {at === "right" ? aside : null}
    </div>
  );
}
