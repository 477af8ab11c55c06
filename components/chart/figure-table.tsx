import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** The table behind a figure, folded away; on paper it stays folded, because the figure has said it. */
export function FigureTable({ children, label = "Table" }: { children: ReactNode; label?: string }) {
  return (
    <details className="figure-table mt-2" data-no-print>
      <summary className="link text-xs">
        <ChevronRight className="size-3" aria-hidden="true" />
        {label}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
