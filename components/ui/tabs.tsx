"use client";

import clsx from "clsx";
import Link from "next/link";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export type TabOption = { value: string; label: ReactNode; note?: ReactNode };

/** The row of tabs; its panels are `TabPanel`s in the same `TabRoot`. */
export function TabRoot({
  value,
  onChange,
  children,
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      {children}
    </Radix.Root>
  );
}

export function TabList({ label, options }: { label: string; options: readonly TabOption[] }) {
  return (
    <Radix.List aria-label={label} className="tabs">
      {options.map((option) => (
        <Radix.Trigger key={option.value} value={option.value}>
          {option.label}
          {option.note !== undefined ? <span className="meta">{option.note}</span> : null}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Radix.Content value={value} className={clsx("focus-visible:-outline-offset-2", className)}>
      {children}
    </Radix.Content>
  );
}

type TabLinksProps = {
  label: string;
  current: string;
  options: readonly (TabOption & { href: string })[];
};

/** Tabs that are places: saved views, the parts of a trajectory. The address says which one is open. */
export function TabLinks({ label, current, options }: TabLinksProps) {
  return (
    <nav aria-label={label} className="tabs scroll-thin min-w-0 overflow-x-auto [scrollbar-width:none]">
      {options.map((option) => (
        <Link
          key={option.value}
          href={option.href}
          aria-current={option.value === current ? "page" : undefined}
          className="focus-visible:-outline-offset-2"
        >
          {option.label}
          {option.note !== undefined ? <span className="meta">{option.note}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
