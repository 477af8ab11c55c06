"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Tooltip } from "../ui/tooltip";
import { formatCount } from "../ui/format";
import { NavIcon, type NavIconName } from "./nav-icon";

export type NavItem = {
  href: string;
  label: string;
  icon: NavIconName;
  /** What waits there, or how many there are. */
  count?: number;
  /** Current only at exactly this address; otherwise everything below it counts too. */
  exact?: boolean;
};

export type NavGroup = { title?: string; items: readonly NavItem[] };

/** The places of a project, in groups. As a rail only icons are left, with their names as tooltips. */
export function NavList({ groups }: { groups: readonly NavGroup[] }) {
  const path = usePathname();
  return groups.map((group, index) => (
    <div key={group.title ?? index} className="flex flex-col rail:items-center">
      {group.title ? (
        <div className="px-2 pt-4 pb-1 text-xs text-ink-3 rail:hidden">{group.title}</div>
      ) : null}
      {index > 0 ? <span className="my-2 hidden h-px w-5 bg-line-2 rail:block" aria-hidden="true" /> : null}
      <ul className="flex flex-col" aria-label={group.title}>
        {group.items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} current={isCurrent(path, item)} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function isCurrent(path: string | null, item: NavItem): boolean {
  if (!path) return false;
  return path === item.href || (!item.exact && path.startsWith(`${item.href}/`));
}

function NavLink({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Tooltip label={item.label} side="right" className="hidden! rail:flex!">
      <Link
        href={item.href}
        aria-current={current ? "page" : undefined}
        className="nav-link flex h-[30px] items-center gap-2.5 rounded-2 px-2 font-medium text-ink-2 hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-pressed aria-[current]:text-ink rail:size-9 rail:justify-center rail:px-0 [&>.lucide]:text-ink-3 aria-[current]:[&>.lucide]:text-accent"
      >
        <NavIcon name={item.icon} />
        <span className="rail:sr-only">{item.label}</span>
        {item.count !== undefined ? (
          <span className="meta tnum ml-auto rail:sr-only">{formatCount(item.count)}</span>
        ) : null}
      </Link>
    </Tooltip>
  );
}
