import type { JudgeVerdict } from "@/lib/references/schema";
import { VisibleText } from "../trajectory/source-text";
import { wordsOf } from "./reference-words";

type VerdictCardProps = {
  title: string;
  note: string;
  /** The rows to keep a place for while the verdict isn't here. */
  expected: readonly string[];
  /** Null while it is hidden: then it isn't in the page. */
  verdict: JudgeVerdict | null;
};

const tones: Record<string, string> = {
  consistent: "text-satisfaction font-medium",
  available: "text-satisfaction font-medium",
  partially: "text-execution font-medium",
  inconsistent: "text-danger font-medium",
  unavailable: "text-danger font-medium",
};

/** One judge's verdict by dimension, or the places where it will stand. */
export function VerdictCard({ title, note, expected, verdict }: VerdictCardProps) {
  const rows: [name: string, value: string | null][] = verdict
    ? Object.entries(verdict.dimensions)
    : expected.map((name) => [name, null]);
  return (
    <div className="rounded-3 border border-line-2 bg-sunken px-4 pt-3 pb-2">
      <h3 className="mb-1.5 flex items-baseline gap-2 text-sm">
        <span className="whitespace-nowrap">{title}</span>
        <span className="meta truncate">
          {verdict?.model ? <VisibleText>{verdict.model}</VisibleText> : note}
        </span>
      </h3>
      <dl>
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid min-h-[27px] grid-cols-[6fr_5fr] items-center gap-x-2 leading-tight"
          >
            <dt className="text-ink-2">
              <VisibleText>{wordsOf(name)}</VisibleText>
            </dt>
            <Verdict value={value} />
          </div>
        ))}
        <div className="mt-1 grid min-h-8 grid-cols-[6fr_5fr] items-center gap-x-2 border-t border-line-2 font-strong">
          <dt>Verdict</dt>
          <Verdict value={verdict?.result ?? null} />
        </div>
      </dl>
    </div>
  );
}

function Verdict({ value }: { value: string | null }) {
  if (value === null)
    return (
      <dd>
        <span className="veil" aria-hidden="true" />
        <span className="sr-only">hidden until you decide</span>
      </dd>
    );
  return (
    <dd className={`wrap-anywhere ${tones[value.trim().toLowerCase()] ?? ""}`}>
      <VisibleText>{value}</VisibleText>
    </dd>
  );
}
