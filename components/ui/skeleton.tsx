import clsx from "clsx";

/** A grey place for what loads; give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("skeleton block", className ?? "h-4 w-full")} />;
}

/** The rows of a table that is on its way. */
export function SkeletonRows({ rows = 12, label = "Loading" }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="px-5">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-(--row-h) items-center gap-6 border-b border-line">
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-3 w-16" />
          <Skeleton className={row % 3 ? "h-3 w-52" : "h-3 w-36"} />
        </div>
      ))}
    </div>
  );
}
