import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";
import type { ButtonLook } from "./button";
import { Kbd } from "./kbd";

type LinkProps = ComponentProps<typeof Link>;

/** A place that looks like a button: use it where the press goes somewhere, `Button` where it does something. */
export function LinkButton({
  variant = "default",
  size = "md",
  icon,
  kbd,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link
      {...rest}
      aria-keyshortcuts={kbd}
      data-variant={variant}
      data-size={size}
      className={clsx("btn", className)}
    >
      {icon}
      {children}
      {kbd ? <Kbd>{kbd}</Kbd> : null}
    </Link>
  );
}

/** A link in the accent colour, underlined on hover. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx("link", className)} />;
}

/** A button in the manner of a link, for small actions beside a heading. */
export function TextButton({ className, type = "button", ...rest }: ComponentProps<"button">) {
  return <button {...rest} type={type} className={clsx("link", className)} />;
}
