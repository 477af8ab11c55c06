import Link from "next/link";
import { RowHead, Table, Td, Th } from "../ui/table";

/** Where a trajectory stands in a queue. */
export interface QueuePlace {
  queue_id: string;
  queue_name: string;
  item: number;
  k: number;
  labels: number;
  status: string;
}

/** The queues that a trajectory is in, with how many labels it has there. */
export function QueuePlaces({ project, places }: { project: string; places: readonly QueuePlace[] }) {
  if (places.length === 0) return <p className="text-ink-2">In no queue yet.</p>;
  return (
    <Table aria-label="Queues that this trajectory is in">
      <thead>
        <tr>
          <Th>Queue</Th>
          <Th num>Item</Th>
          <Th num>Labels</Th>
          <Th>State</Th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.queue_id}>
            <RowHead>
              <Link href={`/p/${project}/queues/${place.queue_id}`} className="link">
                {place.queue_name}
              </Link>
            </RowHead>
            <Td num>{place.item}</Td>
            <Td num>
              {place.labels} of {place.k}
            </Td>
            <Td>{place.status}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
