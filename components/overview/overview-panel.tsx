import { useId, type ReactNode } from "react";

/** One subject of the overview: its heading, a quiet fact beside it, and what there is to see. */
export function OverviewPanel({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3 border border-line bg-paper p-5">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-md">
          {title}
        </h2>
        {note ? <span className="meta tnum">{note}</span> : null}
      </div>
      {children}
    </section>
  );
}
