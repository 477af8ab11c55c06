import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state";
import { FactList } from "../ui/facts";
import { formatCount, formatPercent, formatPlural } from "../ui/format";
import { Moment } from "../ui/moment";
import { Note } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { Progress } from "../ui/progress";
import { AnnotatorsTable, type QueueAnnotator } from "./annotators-table";
import { ProgressKey } from "./queues-table";
import type { ItemRemark } from "./remarks-table";

export interface QueueFacts {
  id: string;
  study_id: string | null;
  name: string;
  schema_title: string;
  schema_version: number;
  k: number;
  lease_minutes: number;
  undo_minutes: number;
  status: string;
  item_count: number;
  created_at: Date;
  closed_at: Date | null;
  labels: number;
  in_hand: number;
  stale: number;
  complete_items: number;
  open_flags: number;
  annotators: QueueAnnotator[];
  flags: (ItemRemark & { resolved_at: Date | null })[];
  skips: ItemRemark[];
}

interface QueuePageProps {
  queue: QueueFacts;
  now: Date;
  /** Buttons and tables that act; a reader gets tables without buttons. */
  staleAction: ReactNode;
  flags: ReactNode;
  skips: ReactNode;
  skipsAction: ReactNode;
}

/** A queue for its lead: how far it is, who works on it, what waits for a decision. */
export function QueuePage({ queue, now, staleAction, flags, skips, skipsAction }: QueuePageProps) {
  const wanted = queue.item_count * queue.k;
  const share = wanted === 0 ? null : queue.labels / wanted;
  return (
    <main
      id="main"
      className="grid grid-cols-[minmax(0,1fr)_300px] gap-x-10 gap-y-8 px-6 py-6 max-narrow:grid-cols-1 max-narrow:px-4"
    >
      <div className="grid min-w-0 content-start gap-8">
        <section aria-labelledby="queue-progress">
          <PanelHead id="queue-progress" title="Progress" end={<ProgressKey />} />
          <Progress
            label={`Labels of ${queue.name}`}
            value={queue.labels}
            started={queue.in_hand}
            max={wanted}
            className="mt-1 h-2.5! w-full"
          />
          <p className="tnum mt-2 text-ink-2">
            <strong className="font-strong text-ink">
              {formatCount(queue.labels)} of {formatPlural(wanted, "label")}
            </strong>
            {share === null ? "" : ` (${formatPercent(share)}%)`}, {formatCount(queue.in_hand)} in hand;{" "}
            {formatCount(queue.complete_items)} of{" "}
            {formatPlural(queue.item_count, "trajectory", "trajectories")} have all {queue.k}
          </p>
          {queue.stale > 0 ? (
            <div className="mt-3">
              <Note tone="warn" lead={`${formatPlural(queue.stale, "lease")} ran out.`} action={staleAction}>
                Nobody else is offered these items until they are handed out again. Drafts stay with the
                people who wrote them.
              </Note>
            </div>
          ) : null}
        </section>
        <section aria-labelledby="queue-people">
          <PanelHead
            id="queue-people"
            title="Annotators"
            note={formatPlural(queue.annotators.length, "person", "people")}
          />
          <AnnotatorsTable annotators={queue.annotators} now={now} />
        </section>
        <section aria-labelledby="queue-flags">
          <PanelHead
            id="queue-flags"
            title="Flags"
            note={queue.open_flags > 0 ? "items with an open flag are left out of reports" : undefined}
          />
          {flags}
        </section>
        <section aria-labelledby="queue-skips">
          <PanelHead
            id="queue-skips"
            title="Skipped"
            note={
              queue.skips.length > 0 ? "not offered to the same person again unless you say so" : undefined
            }
            end={skipsAction}
          />
          {skips}
        </section>
      </div>
      <aside aria-label="Settings of the queue" className="content-start">
        <PanelHead title="Settings" />
        <FactList
          labelWidth="108px"
          facts={[
            { label: "Questions", value: `${queue.schema_title}, version ${queue.schema_version}` },
            { label: "Labels per item", value: String(queue.k) },
            { label: "Lease", value: formatPlural(queue.lease_minutes, "minute") },
            {
              label: "Undo",
              value: queue.undo_minutes === 0 ? "off" : `for ${formatPlural(queue.undo_minutes, "minute")}`,
            },
            { label: "Order", value: "shuffled, its own for each person" },
            { label: "Hints", value: "off: annotators see no signals" },
            { label: "Opened", value: <Moment at={queue.created_at} /> },
            ...(queue.closed_at ? [{ label: "Closed", value: <Moment at={queue.closed_at} /> }] : []),
          ]}
        />
      </aside>
    </main>
  );
}

/** Nothing of a kind in this queue. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="text-ink-2">{children}</p>;
}

/** No queue at all: how to get one. */
export function NoQueues({ icon, actions }: { icon: ReactNode; actions: ReactNode }) {
  return (
    <EmptyState icon={icon} title="No queue yet" actions={actions}>
      A queue hands trajectories to annotators, blind and in shuffled order. Open one from a study’s samples,
      or from rows that you select in the table of trajectories.
    </EmptyState>
  );
}
