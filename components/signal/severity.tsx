import type { Severity as SeverityLevel } from "@/lib/signals/report";

const words = ["none", "mild", "moderate", "severe"] as const;

/** How many hits a category has, in four steps: three pips and the word. */
export function Severity({ level }: { level: SeverityLevel }) {
  if (level === 0) return <span className="meta">none</span>;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className="inline-flex gap-0.5" aria-hidden="true">
        {[1, 2, 3].map((pip) => (
          <span key={pip} className="pip" data-on={pip <= level ? "" : undefined} />
        ))}
      </span>
      {words[level]}
    </span>
  );
}
