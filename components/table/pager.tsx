import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button";

interface PagerProps {
  /** "Rows 1–50 of 1,284" */
  children: ReactNode;
  size: number;
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  busy?: boolean;
}

/** The foot of a table that is read page by page; pages are found by the last row, so they stay quick at any depth. */
export function Pager({ children, size, onBack, onNext, busy }: PagerProps) {
  return (
    <footer className="flex h-9 items-center gap-2 border-t border-line bg-app px-5">
      <span role="status" className="meta tnum min-w-0 flex-1 truncate">
        {children}
      </span>
      <Button
        size="sm"
        disabled={!onBack || busy}
        onClick={onBack ?? undefined}
        icon={<ChevronLeft className="size-3.5" aria-hidden="true" />}
      >
        Back
      </Button>
      <Button size="sm" disabled={!onNext || busy} onClick={onNext ?? undefined}>
        Next {size}
        <ChevronRight className="size-3.5" aria-hidden="true" />
      </Button>
    </footer>
  );
}
