"use client";

import clsx from "clsx";
import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Kbd } from "./kbd";

/** Put once near the root: neighbours open at once after the first wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  label: ReactNode;
  kbd?: string;
  side?: "top" | "right" | "bottom" | "left";
  className?: string;
  /** One focusable element. */
  children: ReactNode;
};

/** A few words on hover and focus. Never the only place for something a reader needs. */
export function Tooltip({ label, kbd, side = "bottom", className, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            "z-50 flex max-w-80 items-center gap-2 rounded-2 border border-line-2 bg-raised px-2 py-1 text-xs shadow-float",
            className,
          )}
        >
          {label}
          {kbd ? <Kbd>{kbd}</Kbd> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
