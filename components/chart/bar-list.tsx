import Link from "next/link";
import type { ReactNode } from "react";
import { formatCount } from "../ui/format";

export interface BarRow {
  key: string;
  label: ReactNode;
  n: number;
  /** Quiet words after the number, e.g. a share. */
  note?: string;
  href?: string;
}

/** Counts as bars from a common left edge, each with its number; a row may lead to what it counts. */
export function BarList({ rows, max, tone }: { rows: readonly BarRow[]; max: number; tone: string }) {
  return (
    <ul className="grid gap-px">
      {rows.map((row) => {
        const inner = (
          <>
            <span className="truncate">{row.label}</span>
            <span className="bar-list__bar" aria-hidden="true">
              <span data-tone={tone} style={{ width: `${max > 0 ? (100 * row.n) / max : 0}%` }} />
            </span>
            <span className="tnum text-right">{formatCount(row.n)}</span>
            <span className="meta tnum text-right">{row.note}</span>
          </>
        );
        return (
          <li key={row.key}>
            {row.href ? (
              <Link href={row.href} className="bar-list__row" data-link="">
                {inner}
              </Link>
            ) : (
              <span className="bar-list__row">{inner}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
