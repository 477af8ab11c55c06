import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

type TopBarProps = {
  title: ReactNode;
  /** Where this page hangs, outermost first. */
  trail?: readonly { href: string; label: string }[];
  /** Quiet facts after the title; they go when the window is narrow. */
  note?: ReactNode;
  /** Chips and the like, which stay. */
  badges?: ReactNode;
  /** In the middle, e.g. a search field. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Identifiers are set in the mono face. */
  code?: boolean;
};

/** The head of every page: one line, always at the same place. */
export function TopBar({ title, trail = [], note, badges, children, actions, code }: TopBarProps) {
  return (
    <header
      data-no-print
      className="sticky top-0 z-10 flex h-(--bar-top) items-center gap-3 border-b border-line bg-app px-5 max-narrow:gap-2 max-narrow:px-4 max-phone:h-auto max-phone:min-h-(--bar-top) max-phone:flex-wrap max-phone:py-1.5"
    >
      {trail.length > 0 ? (
        <nav aria-label="Breadcrumb" className="flex items-center gap-1.5 whitespace-nowrap">
          {trail.map((place) => (
            <span key={place.href} className="contents">
              <Link href={place.href} className="text-ink-2 hover:underline hover:underline-offset-2">
                {place.label}
              </Link>
              <ChevronRight className="size-3 text-ink-3" aria-hidden="true" />
            </span>
          ))}
        </nav>
      ) : null}
      <h1 className={code ? "code truncate text-[15px]" : "truncate text-lg"}>{title}</h1>
      {badges}
      {note ? <span className="meta tnum min-w-0 truncate max-narrow:hidden">{note}</span> : null}
      <span className="flex min-w-0 flex-1 items-center">{children}</span>
      {actions ? <span className="flex flex-none items-center gap-2">{actions}</span> : null}
    </header>
  );
}
