import Link from "next/link";
import { formatCount } from "../ui/format";
import { Moment } from "../ui/moment";
import { RowHead, Table, Td, Th } from "../ui/table";

export interface ListedSet {
  id: string;
  name: string;
  note: string;
  queue: string;
  hash: string;
  counts: { items: number; labels: number; decisions: number };
  created_at: Date;
  created_by: string | null;
}

/** Snapshots, newest first, each with its hash. */
export function SetsTable({ project, sets }: { project: string; sets: readonly ListedSet[] }) {
  return (
    <Table aria-label="Snapshots" className="min-w-[860px]">
      <thead>
        <tr>
          <Th>Snapshot</Th>
          <Th>Of the queue</Th>
          <Th num>Items</Th>
          <Th num>Labels</Th>
          <Th num>Decisions</Th>
          <Th>Frozen</Th>
          <Th>Label set, SHA-256</Th>
        </tr>
      </thead>
      <tbody>
        {sets.map(({ id, name, note, queue, hash, counts, created_at, created_by }) => (
          <tr key={id}>
            <RowHead>
              <Link href={`/p/${project}/snapshots/${id}`} className="link">
                {name}
              </Link>
              {note === "" ? null : <span className="meta block font-normal">{note}</span>}
            </RowHead>
            <Td>{queue}</Td>
            <Td num>{formatCount(counts.items)}</Td>
            <Td num>{formatCount(counts.labels)}</Td>
            <Td num>{formatCount(counts.decisions)}</Td>
            <Td className="whitespace-nowrap">
              <Moment at={created_at} />
              <span className="meta block">{created_by ?? "the command line"}</span>
            </Td>
            <Td className="code text-ink-2" title={hash}>
              {hash.slice(0, 16)}…
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
