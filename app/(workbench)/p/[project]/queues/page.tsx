import { Dices, Rows3 } from "lucide-react";
import type { Metadata } from "next";
import { NoQueues } from "@/components/queue/queue-page";
import { ProgressKey, QueuesTable } from "@/components/queue/queues-table";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listQueues } from "@/lib/usecases";
import { may } from "../my-role";

export const metadata: Metadata = { title: "Queues" };

type Props = { params: Promise<{ project: string }> };

export default async function QueuesPage({ params }: Props) {
  const { project } = await params;
  const queues = await load(listQueues, project, {});
  const open = queues.filter(({ status }) => status === "open").length;
  const actions = (await may(project, "lead")) ? (
    <>
      <LinkButton href={`/p/${project}/trajectories`} icon={<Rows3 aria-hidden="true" />}>
        From trajectories
      </LinkButton>
      <LinkButton href={`/p/${project}/samples`} variant="primary" icon={<Dices aria-hidden="true" />}>
        New study
      </LinkButton>
    </>
  ) : null;
  return (
    <>
      <TopBar
        title="Queues"
        note={queues.length > 0 ? `${open} open, ${queues.length - open} closed` : undefined}
        actions={queues.length > 0 ? actions : undefined}
      />
      <main id="main" className="px-5 py-5 max-narrow:px-4">
        {queues.length > 0 ? (
          <>
            <div className="mb-2 flex justify-end">
              <ProgressKey />
            </div>
            <QueuesTable project={project} queues={queues} />
          </>
        ) : (
          <NoQueues icon={<Rows3 aria-hidden="true" />} actions={actions} />
        )}
      </main>
    </>
  );
}
