"use client";

import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { CheckRow } from "../ui/checkbox";
import { formatCount } from "../ui/format";
import { TextButton } from "../ui/link-button";

export interface FacetOption {
  value: string;
  label: ReactNode;
  /** How many there are; null while it is counted. */
  n: number | null;
}

interface FacetProps {
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** So many are in sight at first; chosen ones always are. */
  first?: number;
}

/** Values of a column to tick, the most frequent first. */
export function FacetOptions({ options, chosen, onChange, first = 5 }: FacetProps) {
  const [whole, setWhole] = useState(false);
  const shown = options.filter((option, place) => whole || place < first || chosen.includes(option.value));
  const rest = options.length - shown.length;
  return (
    <>
      {shown.map(({ value, label, n }) => (
        <CheckRow
          key={value}
          checked={chosen.includes(value)}
          onCheckedChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          end={n === null ? "" : formatCount(n)}
        >
          {label}
        </CheckRow>
      ))}
      {rest > 0 ? (
        <TextButton className="h-[22px] text-xs" onClick={() => setWhole(true)}>
          {rest} more
        </TextButton>
      ) : whole && options.length > first ? (
        <TextButton className="h-[22px] text-xs" onClick={() => setWhole(false)}>
          Fewer
        </TextButton>
      ) : null}
    </>
  );
}

/** One subject of the panel beside a table. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className="border-line py-3 not-first:border-t first:pt-0">
      <h2 id={id} className="mb-1.5 text-sm">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A part of a section that folds, e.g. one layer's leaves. */
export function FacetGroup({
  title,
  end,
  open: first,
  children,
}: {
  title: ReactNode;
  end?: ReactNode;
  open: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(first);
  const id = useId();
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex h-[26px] w-full items-center gap-1.5 rounded-1 text-xs font-medium text-ink-2 hover:text-ink"
      >
        <Arrow className="-ml-px size-3 text-ink-3" aria-hidden="true" />
        {title}
        <span className="meta tnum ml-auto">{end}</span>
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
