"use client";

import clsx from "clsx";
import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
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

/** One of a few, all in sight. Arrow keys move, as in a group of radio buttons. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  size = "sm",
  className,
}: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value ?? ""}
      // Pressing the chosen one again would clear it; a segmented choice always has one.
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onChange(option.value);
      }}
      data-size={size}
      className={clsx("seg", className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.name}
          aria-keyshortcuts={option.kbd}
        >
          {option.label}
          {option.kbd ? <Kbd>{option.kbd}</Kbd> : null}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
