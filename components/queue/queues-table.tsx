import Link from "next/link";
import { Avatar } from "../ui/avatar";
import { formatCount, formatDuration } from "../ui/format";
import { Progress } from "../ui/progress";
import { RowHead, Table, Td, Th } from "../ui/table";
import { paceWords, type QueuePace } from "./pace-words";
import { QueueState } from "./queue-state";

export interface ListedQueue {
  id: string;
  study_id: string | null;
  name: string;
  k: number;
  status: string;
  item_count: number;
  labels: number;
  in_hand: number;
  complete_items: number;
  stale: number;
  open_flags: number;
  pace: QueuePace | null;
}

/** Avatars in a row; the others as a number. */
const inSight = 5;

/** Queues with their progress, the people in them and their pace. */
export function QueuesTable({ project, queues }: { project: string; queues: readonly ListedQueue[] }) {
  return (
    <Table aria-label="Queues" className="min-w-[860px]">
      <thead>
        <tr>
          <Th>Queue</Th>
          <Th className="w-[200px]">Progress</Th>
          <Th num>Labelled</Th>
          <Th>Annotators</Th>
          <Th num>Median per item</Th>
          <Th>Pace</Th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => {
          const wanted = queue.item_count * queue.k;
          return (
            <tr key={queue.id}>
              <RowHead>
                <Link href={`/p/${project}/queues/${queue.id}`} className="link whitespace-normal!">
                  {queue.name}
                </Link>
                <span className="meta block">
                  {queue.study_id ? "Study" : "Queue"} of {formatCount(queue.item_count)}, {queue.k} labels
                  each
                  {queue.open_flags > 0 ? `, ${formatCount(queue.open_flags)} flagged` : ""}
                  {queue.stale > 0 ? `, ${formatCount(queue.stale)} stale` : ""}
                </span>
              </RowHead>
              <Td>
                <Progress
                  label={`Labels of ${queue.name}`}
                  value={queue.labels}
                  started={queue.in_hand}
                  max={wanted}
                />
              </Td>
              <Td num>
                {formatCount(queue.labels)} <span className="meta">of {formatCount(wanted)}</span>
              </Td>
              <Td>
                {queue.pace && queue.pace.names.length > 0 ? (
                  <span className="flex items-center gap-1">
                    {queue.pace.names.slice(0, inSight).map((name) => (
                      <Avatar key={name} name={name} />
                    ))}
                    {queue.pace.names.length > inSight ? (
                      <span className="meta" title={queue.pace.names.slice(inSight).join(", ")}>
                        +{queue.pace.names.length - inSight}
                      </span>
                    ) : null}
                  </span>
                ) : (
                  <span className="text-ink-3">{queue.pace ? "nobody yet" : "–"}</span>
                )}
              </Td>
              <Td num>
                {queue.pace?.median_ms === null || queue.pace === null ? (
                  <span className="text-ink-3">–</span>
                ) : (
                  formatDuration(queue.pace.median_ms)
                )}
              </Td>
              <Td>
                {queue.status === "open" && queue.pace ? (
                  paceWords(wanted - queue.labels, queue.pace)
                ) : (
                  <QueueState state="closed" />
                )}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** What the two parts of the bars mean. */
export function ProgressKey() {
  return (
    <span className="meta inline-flex items-center gap-3">
      <span className="inline-flex items-center gap-1.5">
        <span className="h-1.5 w-2.5 rounded-full bg-accent" aria-hidden="true" />
        labelled
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="h-1.5 w-2.5 rounded-full progress-begun" aria-hidden="true" />
        in hand
      </span>
    </span>
  );
}
