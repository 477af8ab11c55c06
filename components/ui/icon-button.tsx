"use client";

import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Kbd } from "./kbd";
import { Tooltip } from "./tooltip";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** What it does, as a verb; the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  kbd?: string;
  /** Show the key cap inside the button instead of only in the tooltip. */
  showKbd?: boolean;
  variant?: "default" | "ghost" | "danger";
  size?: "sm" | "md";
};

/** A button that shows only an icon: its name is a tooltip and its accessible name. */
export function IconButton({
  label,
  icon,
  kbd,
  showKbd = false,
  variant = "ghost",
  size = "md",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} kbd={showKbd ? undefined : kbd}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-keyshortcuts={kbd}
        data-variant={variant}
        data-size={size}
        data-square={showKbd ? undefined : ""}
        className={clsx("btn", showKbd && "gap-1 px-[5px]!", className)}
      >
        {icon}
        {showKbd && kbd ? <Kbd>{kbd}</Kbd> : null}
      </button>
    </Tooltip>
  );
}
