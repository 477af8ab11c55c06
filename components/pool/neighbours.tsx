import Link from "next/link";

/** Another trajectory of the same session, or another version of the same record. */
export interface Neighbour {
  id: string;
  external_id: string;
  version: number;
  /** Its number in the session, from 1. */
  position?: number;
}

/** Trajectories that belong together, in their order. */
export function Neighbours({
  base,
  current,
  neighbours,
}: {
  base: string;
  current: string;
  neighbours: readonly Neighbour[];
}) {
  return (
    <ol className="grid gap-1">
      {neighbours.map(({ id, external_id, version, position }) => (
        <li key={id} className="flex items-baseline gap-2">
          {position === undefined ? null : <span className="meta tnum w-6 text-right">{position}</span>}
          {id === current ? (
            <span className="code font-medium" aria-current="true">
              {external_id} v{version} <span className="meta">this one</span>
            </span>
          ) : (
            <Link href={`${base}/${id}?view=facts`} className="link code">
              {external_id} v{version}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
