import Link from "next/link";

/** Another trajectory of the same session, or another version of the same record. */
export interface Related {
  id: string;
  external_id: string;
  version: number;
  session_index: number | null;
  kind: "session" | "version";
}

/** Trajectories that belong together, in their order. */
export function Neighbours({
  base,
  current,
  related,
}: {
  base: string;
  current: string;
  related: readonly Related[];
}) {
  return (
    <ol className="grid gap-1">
      {related.map(({ id, external_id, version, session_index }) => (
        <li key={id} className="flex items-baseline gap-2">
          <span className="meta tnum w-6 text-right">{session_index ?? ""}</span>
          {id === current ? (
            <span className="code font-medium" aria-current="true">
              {external_id} v{version} <span className="meta">this one</span>
            </span>
          ) : (
            <Link href={`${base}/${id}`} className="link code">
              {external_id} v{version}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
