import { formatCount, formatPercent } from "../ui/format";

export interface FunnelStep {
  label: string;
  n: number;
}

interface PoolFunnelProps {
  /** From all there is to what samplers can draw. */
  pool: readonly FunnelStep[];
  /** From what was drawn to what is labelled; empty before the first study. */
  study: readonly FunnelStep[];
}

/** How the pool narrows down. A study is a sliver of a pool, so its steps have a scale of their own, and it is said. */
export function PoolFunnel({ pool, study }: PoolFunnelProps) {
  const whole = pool[0]?.n ?? 0;
  const drawn = study[0]?.n ?? 0;
  const times = drawn > 0 ? whole / drawn : 0;
  return (
    <figure>
      <dl className="grid gap-y-[7px]">
        {pool.map((step, place) => (
          <Row
            key={step.label}
            step={step}
            of={whole}
            before={pool[place - 1]}
            tone={place < 2 ? "pool" : "telling"}
          />
        ))}
        {drawn > 0 ? (
          <>
            <div className="grid h-10 grid-cols-[148px_minmax(0,1fr)_60px_44px] gap-x-3" aria-hidden="true">
              <span className="self-center text-xs text-ink-3">
                {times >= 1.5 ? `below: ${formatCount(times)} times the scale` : "below: the samples"}
              </span>
              <svg width="100%" height="40" viewBox="0 0 100 40" preserveAspectRatio="none">
                <path
                  d={`M0 1H${100 * Math.min(1, drawn / whole)}L100 39H0Z`}
                  fill="var(--hover)"
                  stroke="var(--line-2)"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </div>
            {study.map((step, place) => (
              <Row key={step.label} step={step} of={drawn} before={study[place - 1]} tone="study" />
            ))}
          </>
        ) : null}
      </dl>
      <figcaption className="sr-only">
        {[...pool, ...study].map(({ label, n }) => `${label}: ${formatCount(n)}`).join("; ")}
      </figcaption>
    </figure>
  );
}

const tones = { pool: "bg-neutral-fill", telling: "bg-neutral-mark", study: "bg-accent" } as const;

interface RowProps {
  step: FunnelStep;
  of: number;
  before: FunnelStep | undefined;
  tone: keyof typeof tones;
}

function Row({ step, of, before, tone }: RowProps) {
  return (
    <div className="grid grid-cols-[148px_minmax(0,1fr)_60px_44px] items-center gap-x-3">
      <dt className="truncate text-xs text-ink-2">{step.label}</dt>
      <dd className="contents">
        <span className="flex h-3.5" aria-hidden="true">
          <span
            className={`min-w-px ${tones[tone]}`}
            style={{ width: `${of > 0 ? Math.min(100, (100 * step.n) / of) : 0}%` }}
          />
        </span>
        <span className="tnum text-right text-xs font-medium">{formatCount(step.n)}</span>
        <span className="meta tnum text-right">
          {before && before.n > 0 ? `${formatPercent(Math.min(1, step.n / before.n))}%` : ""}
        </span>
      </dd>
    </div>
  );
}
