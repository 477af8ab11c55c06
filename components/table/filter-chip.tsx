import { X } from "lucide-react";
import type { ReactNode } from "react";

interface FilterChipProps {
  /** "Outcome is" */
  subject: string;
  /** "failed" */
  value: ReactNode;
  onRemove: () => void;
}

/** A filter that is on, in words, with the way to take it off. */
export function FilterChip({ subject, value, onRemove }: FilterChipProps) {
  return (
    <span className="filter-chip">
      <span>
        {subject} <strong className="font-strong text-ink">{value}</strong>
      </span>
      <button type="button" onClick={onRemove} aria-label={`Remove the filter: ${subject}`}>
        <X className="size-3" aria-hidden="true" />
      </button>
    </span>
  );
}
