import type { ReactNode } from "react";
import { formatPercent } from "../ui/format";

export type Tone =
  "interaction" | "execution" | "environment" | "satisfaction" | "danger" | "paper" | "neutral";

export interface BarPart {
  key: string;
  label: string;
  tone: Tone;
}

export interface StackedRow {
  key: string;
  label: ReactNode;
  /** Spoken and written without a picture. */
  name: string;
  n: number;
  /** Counts in the order of the parts; their sum is at most n. */
  counts: readonly number[];
}

interface StackedBarsProps {
  /** What the bars show, as a sentence. */
  title: string;
  axis: string;
  parts: readonly BarPart[];
  rows: readonly StackedRow[];
}

/** Shares of a whole, one bar a row. The legend stands in the order of the parts; the numbers are a press away. */
export function StackedBars({ title, axis, parts, rows }: StackedBarsProps) {
  return (
    <figure>
      <ul className="mb-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs" aria-hidden="true">
        {parts.map(({ key, label, tone }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <span className="bar-key" data-tone={tone} />
            {label}
          </li>
        ))}
      </ul>
      <div role="img" aria-label={`${title}: ${spoken(parts, rows)}`}>
        {rows.map((row) => (
          <div key={row.key} className="stacked">
            <span className="min-w-0 truncate">{row.label}</span>
            <span className="meta tnum text-right">n = {row.n}</span>
            <span className="stacked__bar">
              {row.n === 0 ? <span className="meta self-center">nothing to divide yet</span> : null}
              {parts.map(({ key, label, tone }, place) => {
                const count = row.counts[place] ?? 0;
                if (count === 0) return null;
                const share = count / row.n;
                return (
                  <span
                    key={key}
                    className="stacked__part"
                    data-tone={tone}
                    style={{ width: `calc(${100 * share}% - 2px)` }}
                    title={`${label}: ${count} of ${row.n}, ${formatPercent(share, 1)}%`}
                  >
                    {share >= 0.045 ? `${formatPercent(share)}%` : ""}
                  </span>
                );
              })}
            </span>
          </div>
        ))}
        <div className="stacked" data-axis="">
          <span />
          <span />
          <span className="stacked__axis tnum">
            {[0, 20, 40, 60, 80, 100].map((tick) => (
              <span key={tick} style={{ left: `${tick}%` }}>
                {tick}
              </span>
            ))}
          </span>
        </div>
        <p className="mt-0.5 pl-[168px] text-center text-2xs text-ink-3">{axis}</p>
      </div>
    </figure>
  );
}

const spoken = (parts: readonly BarPart[], rows: readonly StackedRow[]): string =>
  rows
    .map(({ name, n, counts }) => {
      const said = parts.flatMap(({ label }, place) => (counts[place] ? [`${label} ${counts[place]}`] : []));
      return `${name}, n = ${n}: ${said.join(", ") || "nothing yet"}`;
    })
    .join("; ");
