import { CheckCheck, Inbox } from "lucide-react";
import { EmptyState } from "../ui/empty-state";
import { formatCount, formatDuration, formatPlural } from "../ui/format";
import { LinkButton } from "../ui/link-button";
import { Progress } from "../ui/progress";

export type MyQueue = {
  id: string;
  name: string;
  href: string;
  done: number;
  done_today: number;
  left: number;
  skipped: number;
  median_ms: number | null;
  has_draft: boolean;
};

/** An annotator's open queues: what is left, what was done today, how long an item takes, and the way in. */
export function MyQueues({ queues }: { queues: readonly MyQueue[] }) {
  if (queues.length === 0)
    return (
      <EmptyState icon={<Inbox size={18} />} title="No queue is open for you">
        A lead opens queues from a sample. When there is one, it stands here, and you can start at once.
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3">
      {queues.map((queue) => (
        <QueueCard key={queue.id} queue={queue} />
      ))}
    </ul>
  );
}

function QueueCard({ queue }: { queue: MyQueue }) {
  const { done, left } = queue;
  const facts = [
    `${formatCount(queue.done_today)} today`,
    queue.median_ms === null ? null : `${formatDuration(queue.median_ms)} per item (median)`,
    queue.skipped > 0 ? `${formatCount(queue.skipped)} skipped` : null,
  ].filter((fact) => fact !== null);
  return (
    <li className="flex items-center gap-6 rounded-3 border border-line-2 bg-paper px-5 py-4 max-narrow:flex-col max-narrow:items-stretch max-narrow:gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-md">{queue.name}</h2>
        <p className="meta tnum mt-1">{facts.join(" · ")}</p>
        <div className="mt-3 flex items-center gap-3">
          <Progress
            label={`Your progress in ${queue.name}`}
            value={done}
            max={done + left}
            className="max-w-[320px] flex-1"
          />
          <span className="tnum text-xs whitespace-nowrap text-ink-2">
            <strong className="text-ink">{formatCount(done)}</strong> done, {formatPlural(left, "item")} left
          </span>
        </div>
      </div>
      {left > 0 ? (
        <LinkButton variant="primary" href={queue.href} prefetch={false}>
          {done > 0 || queue.has_draft ? "Continue" : "Start"}
        </LinkButton>
      ) : (
        <span className="inline-flex items-center gap-1.5 text-xs font-medium text-satisfaction">
          <CheckCheck size={14} aria-hidden="true" /> All done
        </span>
      )}
    </li>
  );
}
