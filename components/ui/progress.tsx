type ProgressProps = {
  label: string;
  value: number;
  max: number;
  /** Begun but not finished, hatched after `value`. */
  started?: number;
  className?: string;
};

/** A thin bar: done in the accent, begun hatched: the two differ in every theme. The numbers stand beside it in text. */
export function Progress({ label, value, max, started = 0, className }: ProgressProps) {
  const share = (part: number) => `${max > 0 ? Math.min(100, (100 * part) / max) : 0}%`;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      className={`flex h-1.5 overflow-hidden rounded-full bg-neutral-fill ${className ?? "w-full"}`}
    >
      <span className="bg-accent" style={{ width: share(value) }} />
      {started > 0 ? <span className="progress-begun" style={{ width: share(started) }} /> : null}
    </span>
  );
}
