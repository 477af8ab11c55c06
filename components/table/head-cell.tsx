import { ChevronDown, ChevronUp } from "lucide-react";

interface HeadCellProps {
  label: string;
  width?: number;
  num?: boolean;
  sorted: false | "asc" | "desc";
  /** Turns the order around, or sorts by this column; without it the column can't be sorted by. */
  onSort?: () => void;
}

export function HeadCell({ label, width, num, sorted, onSort }: HeadCellProps) {
  const Arrow = sorted === "asc" ? ChevronUp : ChevronDown;
  return (
    <th
      scope="col"
      style={{ width }}
      data-num={num ? "" : undefined}
      aria-sort={sorted === false ? undefined : sorted === "asc" ? "ascending" : "descending"}
    >
      {onSort ? (
        <button type="button" onClick={onSort} className="data-grid__sort">
          {label}
          <Arrow className="size-3.5" aria-hidden="true" data-idle={sorted === false ? "" : undefined} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
