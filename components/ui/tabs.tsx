import Link from "next/link";
import type { ReactNode } from "react";

type TabLinksProps = {
  label: string;
  current: string;
  options: readonly { value: string; href: string; label: ReactNode; note?: ReactNode }[];
};

/** Tabs that are places: saved views, the parts of a trajectory. The address says which one is open. */
export function TabLinks({ label, current, options }: TabLinksProps) {
  return (
    <nav aria-label={label} className="tabs min-w-0 overflow-x-auto [scrollbar-width:none]">
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
