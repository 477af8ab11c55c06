"use client";

import clsx from "clsx";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  /** Accessible name when no visible label is given. */
  label?: string;
  /** Neither on nor off: some of the things below are on. */
  mixed?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A native checkbox; `mixed` is shown with a dash and announced as such. */
export function Checkbox({ label, mixed = false, onCheckedChange, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      aria-label={label}
      readOnly={!onCheckedChange && rest.checked !== undefined ? true : undefined}
      onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : undefined}
      className={clsx("check", className)}
    />
  );
}

/** A checkbox with its label and, at the right, a count. */
export function CheckRow({
  children,
  end,
  ...rest
}: CheckboxProps & { children: ReactNode; end?: ReactNode }) {
  return (
    <label className="flex min-h-[25px] items-center gap-2">
      <Checkbox {...rest} />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {end !== undefined ? <span className="meta tnum">{end}</span> : null}
    </label>
  );
}
