import { Fragment, type ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** Facts beside each other: a small label above its value. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 max-narrow:gap-x-6">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-xs text-ink-3">{fact.label}</dt>
          <dd className="tnum font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts below each other: label left, value right of it. */
export function FactList({ facts, labelWidth = "132px" }: { facts: readonly Fact[]; labelWidth?: string }) {
  return (
    <dl className="grid gap-y-1.5" style={{ gridTemplateColumns: `${labelWidth} minmax(0, 1fr)` }}>
      {facts.map((fact) => (
        <Fragment key={fact.label}>
          <dt className="text-ink-3">{fact.label}</dt>
          <dd className="wrap-anywhere">{fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
