"use client";

import { useEffect, useRef } from "react";
import { chordOf, isPressable, isTyping } from "./keys";

/**
 * Page-wide keys: a map from chords ("j", "shift+1", "Enter") to actions. Nothing happens while a text field,
 * a dialog or a menu has the focus; Enter is left to a focused button or link.
 */
export function useKeys(map: Readonly<Record<string, (() => void) | undefined>>, enabled = true) {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const chord = chordOf(event);
      const action = chord === null ? undefined : latest.current[chord];
      if (!action || (chord === "Enter" && isPressable(event.target))) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [enabled]);
}
