import { Blend, FileChartColumn } from "lucide-react";
import type { Metadata } from "next";
import { QueueState } from "@/components/queue/queue-state";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { showQueue } from "@/lib/usecases";
import { may } from "../../my-role";
import { CloseAction, Queue } from "./queue";

export const metadata: Metadata = { title: "Queue" };

type Props = { params: Promise<{ project: string; queue: string }> };

export default async function QueuePage({ params }: Props) {
  const { project, queue: id } = await params;
  const queue = await load(showQueue, project, { queue: id });
  const lead = await may(project, "lead");
  const open = queue.status === "open";
  return (
    <>
      <TopBar
        title={queue.name}
        trail={[{ href: `/p/${project}/queues`, label: "Queues" }]}
        badges={<QueueState state={open ? "open" : "closed"} />}
        actions={
          <>
            {queue.study_id && (lead || !open) ? (
              <LinkButton
                href={`/p/${project}/studies/${queue.study_id}`}
                icon={<FileChartColumn aria-hidden="true" />}
              >
                <span className="max-narrow:sr-only">Report</span>
              </LinkButton>
            ) : null}
            <LinkButton href={`/p/${project}/agreement?queue=${id}`} icon={<Blend aria-hidden="true" />}>
              <span className="max-narrow:sr-only">Agreement</span>
            </LinkButton>
            {lead && open ? <CloseAction project={project} queue={queue} /> : null}
          </>
        }
      />
      <Queue project={project} queue={queue} mayLead={lead} />
    </>
  );
}
