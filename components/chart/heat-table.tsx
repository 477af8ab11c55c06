import Link from "next/link";
import type { CSSProperties, ReactNode } from "react";

export interface HeatCell {
  /** From 0 (nothing) to 1 (the darkest); null leaves the cell empty. */
  heat: number | null;
  text: string;
  /** The whole sentence, e.g. "retry and timeout together: 12 trajectories". */
  title: string;
  href?: string;
}

interface HeatTableProps {
  caption: string;
  columns: readonly { key: string; label: ReactNode; name: string }[];
  rows: readonly { key: string; label: ReactNode; cells: readonly HeatCell[] }[];
  /** Column headings stand on their side when they are many. */
  upright?: boolean;
}

/** A table whose cells are shaded by their number. The number is written in each, so the shade only leads the eye. */
export function HeatTable({ caption, columns, rows, upright = false }: HeatTableProps) {
  return (
    <div className="scroll-thin relative overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="heat" data-upright={upright ? "" : undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                <span>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                <td key={columns[place]!.key} title={cell.title} {...shade(cell.heat)}>
                  {cell.href ? (
                    <Link href={cell.href} aria-label={cell.title}>
                      {cell.text}
                    </Link>
                  ) : (
                    cell.text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How much of the shade's colour a cell takes; the style sheet mixes it for each theme. */
const shade = (heat: number | null) =>
  heat === null || heat <= 0
    ? {}
    : {
        "data-heat": "",
        style: { "--heat": `${Math.round(10 + 60 * Math.min(1, heat))}%` } as CSSProperties,
      };
