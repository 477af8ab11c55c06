import { LoaderCircle } from "lucide-react";

/** A turning ring. With `label` it is announced; without, its owner says what is going on. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex items-center gap-2">
      <LoaderCircle className="spinner" aria-hidden="true" />
      {label ? <span className="text-ink-2">{label}</span> : null}
    </span>
  );
}
