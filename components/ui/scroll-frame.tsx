"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";

/** What is wider than its place scrolls in a frame of its own; the frame can be reached by Tab only while it scrolls. */
export function ScrollFrame({ label, children }: { label?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setScrolls(box.scrollWidth > box.clientWidth + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className="scroll-thin relative overflow-x-auto"
      {...(scrolls ? { tabIndex: 0, role: "group", "aria-label": label ?? "Wide table" } : {})}
    >
      {children}
    </div>
  );
}
