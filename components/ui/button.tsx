import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Kbd } from "./kbd";
import { Spinner } from "./spinner";

export type ButtonLook = {
  variant?: "default" | "primary" | "ghost" | "danger" | "dashed";
  size?: "sm" | "md" | "lg";
  /** A lucide element; it stands before the words. */
  icon?: ReactNode;
  /** The key that does the same, shown as a cap. */
  kbd?: string;
};

type ButtonProps = ButtonLook & ComponentProps<"button"> & { busy?: boolean };

/**
 * A verb. `busy` keeps the width and the focus, shows a spinner and refuses further presses;
 * use `aria-disabled` instead of `disabled` where the reader must still be able to reach it and learn why.
 */
export function Button({
  variant = "default",
  size = "md",
  icon,
  kbd,
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  const refused = busy || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  return (
    <button
      {...rest}
      type={type}
      onClick={refused ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      aria-keyshortcuts={kbd}
      data-variant={variant}
      data-size={size}
      className={clsx("btn", className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {kbd ? <Kbd>{kbd}</Kbd> : null}
    </button>
  );
}
