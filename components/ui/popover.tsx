"use client";

import clsx from "clsx";
import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Accessible name of what opens. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  /** Distance from the trigger, in pixels. */
  offset?: number;
  className?: string;
};

/** A small panel beside its trigger; Escape and a press outside close it, the focus goes back. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  side = "bottom",
  align = "start",
  offset = 6,
  className,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={offset}
          collisionPadding={12}
          // The panel itself takes the focus: its first button would open its tooltip over the text.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className={clsx(
            "z-40 max-w-[calc(100vw-24px)] rounded-3 border border-line-2 bg-raised shadow-float focus:outline-none",
            className ?? "p-3",
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
