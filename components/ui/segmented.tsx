"use client";

import clsx from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { Kbd } from "./kbd";

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Accessible name when the label is only an icon. */
  name?: string;
  kbd?: string;
};

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value | null;
  options: readonly SegmentedOption<Value>[];
  onChange: (value: Value) => void;
  size?: "sm" | "md";
  className?: string;
};

const arrows: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few, all in sight: a group of radio buttons with one Tab stop, arrow keys move and choose. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  size = "sm",
  className,
}: SegmentedProps<Value>) {
  const stop = value ?? options[0]?.value;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const by = arrows[event.key];
    const to = by === undefined ? -1 : (index + by + options.length) % options.length;
    const next = options[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    const buttons = event.currentTarget.parentElement?.children;
    if (buttons?.[to] instanceof HTMLElement) buttons[to].focus();
  };
  return (
    <div role="radiogroup" aria-label={label} data-size={size} className={clsx("seg", className)}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.name}
          aria-keyshortcuts={option.kbd}
          tabIndex={option.value === stop ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {option.label}
          {option.kbd ? <Kbd>{option.kbd}</Kbd> : null}
        </button>
      ))}
    </div>
  );
}
