"use client";

import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { TextButton } from "../ui/link-button";
import { formatCount } from "../ui/format";
import { useKeys } from "../ui/use-keys";

interface BulkBarProps {
  /** How many are selected; "about" when it is an estimate. */
  count: number;
  about?: boolean;
  /** Selects all that the filter finds, not only this page. */
  all?: { count: string; onSelect: () => void };
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** Floats over the lower edge of a table while rows are selected. */
export function BulkBar({ count, about, all, onClear, children }: BulkBarProps) {
  useKeys({ Escape: onClear });
  return (
    <div role="region" aria-label="Selected rows" className="bulk-bar">
      <span role="status" className="tnum font-strong whitespace-nowrap">
        {about ? "about " : ""}
        {formatCount(count)} selected
      </span>
      {all ? <TextButton onClick={all.onSelect}>Select all {all.count}</TextButton> : null}
      <span className="mx-1 h-5 w-px bg-line-2" aria-hidden="true" />
      {children}
      <span className="mx-1 h-5 w-px bg-line-2" aria-hidden="true" />
      <Button variant="ghost" kbd="Escape" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
