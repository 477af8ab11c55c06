"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { call } from "@/app/call";
import { ActionButton, CloseQueue } from "@/components/queue/queue-actions";
import { NothingHere, QueuePage, type QueueFacts } from "@/components/queue/queue-page";
import { OpenFlags, RemarksTable } from "@/components/queue/remarks-table";

type QueueProps = { project: string; queue: QueueFacts };

/** Calls a verb, then shows the page as it is now. */
function useChange(project: string) {
  const router = useRouter();
  return async (verb: string, input: object) => {
    await call(project, verb, input);
    router.refresh();
  };
}

/** A queue with what its lead can do. */
export function Queue({ project, queue, mayLead }: QueueProps & { mayLead: boolean }) {
  const change = useChange(project);
  const [now] = useState(() => new Date());
  const flags = queue.flags.filter(({ resolved_at }) => resolved_at === null);
  const resolved = queue.flags.length - flags.length;
  return (
    <QueuePage
      queue={queue}
      now={now}
      staleAction={
        mayLead ? (
          <ActionButton act={() => change("end-stale-leases", { queue: queue.id })}>
            Hand out again
          </ActionButton>
        ) : null
      }
      flags={
        flags.length > 0 ? (
          <OpenFlags
            project={project}
            flags={flags}
            resolve={
              mayLead
                ? ({ item, annotator_id }) =>
                    change("resolve-flag", { queue: queue.id, item, annotator: annotator_id })
                : null
            }
          />
        ) : (
          <NothingHere>
            {resolved > 0 ? `No open flag; ${resolved} resolved.` : "Nobody has flagged anything."}
          </NothingHere>
        )
      }
      skips={
        queue.skips.length > 0 ? (
          <RemarksTable label="Skipped items" project={project} remarks={queue.skips} />
        ) : (
          <NothingHere>Nobody has skipped anything.</NothingHere>
        )
      }
      skipsAction={
        mayLead && queue.status === "open" && queue.skips.length > 0 ? (
          <ActionButton act={() => change("offer-skipped-again", { queue: queue.id })}>
            Offer again
          </ActionButton>
        ) : null
      }
    />
  );
}

/** The button that closes the queue, for the page's bar. */
export function CloseAction({ project, queue }: QueueProps) {
  const change = useChange(project);
  return (
    <CloseQueue
      name={queue.name}
      missing={queue.item_count * queue.k - queue.labels}
      inHand={queue.in_hand}
      study={queue.study_id !== null}
      close={() => change("close-queue", { queue: queue.id })}
    />
  );
}
