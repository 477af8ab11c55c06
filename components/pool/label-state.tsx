import { Check } from "lucide-react";

/** How many of the wanted labels a trajectory has in its newest queue. */
export function LabelState({ labels, wanted }: { labels: number; wanted: number }) {
  if (wanted === 0) return <span className="text-ink-3">Not labelled</span>;
  if (labels >= wanted)
    return (
      <span className="inline-flex items-center gap-1.5 text-satisfaction">
        <Check className="size-3.5" aria-hidden="true" />
        Labelled
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5">
      {wanted <= 5 ? (
        <span className="inline-flex gap-0.5" aria-hidden="true">
          {Array.from({ length: wanted }, (_, n) => (
            <span key={n} className="label-dot" data-on={n < labels ? "" : undefined} />
          ))}
        </span>
      ) : null}
      <span className="tnum">
        {labels} of {wanted}
      </span>
    </span>
  );
}
