import { formatCount, formatDuration } from "../ui/format";
import { Moment } from "../ui/moment";
import { RowHead, Table, Td, Th } from "../ui/table";

export interface QueueAnnotator {
  user_id: string;
  name: string;
  labels: number;
  skipped: number;
  median_ms: number | null;
  last_at: Date | null;
  /** The item in hand, and until when. */
  holds: number | null;
  lease_until: Date | null;
}

/** Who labels a queue, how much, how fast, and what they hold now. `now` tells leases that ran out. */
export function AnnotatorsTable({ annotators, now }: { annotators: readonly QueueAnnotator[]; now: Date }) {
  if (annotators.length === 0)
    return (
      <p className="text-ink-2">Nobody has opened this queue yet. Annotators find it on their home page.</p>
    );
  return (
    <Table aria-label="Annotators" className="min-w-[640px]">
      <thead>
        <tr>
          <Th>Annotator</Th>
          <Th num>Labels</Th>
          <Th num>Skipped</Th>
          <Th num>Median per item</Th>
          <Th>Last label</Th>
          <Th>In hand</Th>
        </tr>
      </thead>
      <tbody>
        {annotators.map((person) => (
          <tr key={person.user_id}>
            <RowHead>{person.name}</RowHead>
            <Td num>{formatCount(person.labels)}</Td>
            <Td num>{formatCount(person.skipped)}</Td>
            <Td num>{person.median_ms === null ? "–" : formatDuration(person.median_ms)}</Td>
            <Td>
              {person.last_at ? <Moment at={person.last_at} /> : <span className="text-ink-3">none yet</span>}
            </Td>
            <Td>
              {person.holds === null || person.lease_until === null ? (
                <span className="text-ink-3">nothing</span>
              ) : person.lease_until < now ? (
                <>
                  item {person.holds}, <span className="font-medium text-execution">lease ran out</span>{" "}
                  <Moment at={person.lease_until} />
                </>
              ) : (
                <>
                  item {person.holds} until <Moment at={person.lease_until} />
                </>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
