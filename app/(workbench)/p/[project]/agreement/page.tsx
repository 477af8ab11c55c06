import { Blend } from "lucide-react";
import type { Metadata } from "next";
import { QueuePicker } from "@/components/agreement/queue-picker";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listQueues, showAgreement } from "@/lib/usecases";
import { may } from "../my-role";
import { Agreement } from "./agreement";

export const metadata: Metadata = { title: "Agreement" };

type Props = { params: Promise<{ project: string }>; searchParams: Promise<{ queue?: string | string[] }> };

export default async function AgreementPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { queue: wanted } = await searchParams;
  // Researchers read closed queues: agreement seen while labelling goes on would steer it.
  const lead = await may(project, "lead");
  const all = await load(listQueues, project, {});
  const queues = lead ? all : all.filter(({ over }) => over);
  const chosen =
    typeof wanted === "string"
      ? wanted
      : (
          queues.find(({ complete_items }) => complete_items > 0) ??
          queues.find(({ labels }) => labels > 0) ??
          queues[0]
        )?.id;
  if (!lead && all.some(({ id, over }) => !over && (!chosen || id === chosen)))
    return (
      <>
        <TopBar title="Agreement" />
        <main id="main">
          <EmptyState icon={<Blend aria-hidden="true" />} title="Still being labelled">
            Agreement opens to researchers when a lead closes the queue: looking at it while labelling goes on
            would steer the labels.
          </EmptyState>
        </main>
      </>
    );
  if (!chosen)
    return (
      <>
        <TopBar title="Agreement" />
        <main id="main">
          <EmptyState
            icon={<Blend aria-hidden="true" />}
            title="No queue yet"
            actions={<LinkButton href={`/p/${project}/queues`}>Go to the queues</LinkButton>}
          >
            How far people agree is measured where several of them label the same trajectories: in a queue.
          </EmptyState>
        </main>
      </>
    );
  const facts = await load(showAgreement, project, { queue: chosen });
  return (
    <>
      <TopBar
        title="Agreement"
        note={`${formatPlural(facts.labels, "label")} by ${formatPlural(facts.raters.length, "person", "people")} on ${formatPlural(facts.queue.item_count, "trajectory", "trajectories")}`}
        actions={<QueuePicker queues={queues} current={chosen} address={`/p/${project}/agreement`} />}
      />
      <main id="main" className="mx-auto max-w-[1240px] px-6 py-6 max-narrow:px-4">
        {facts.labels > 0 || facts.skipped.skips > 0 ? (
          <Agreement project={project} queue={chosen} facts={facts} />
        ) : (
          <EmptyState
            icon={<Blend aria-hidden="true" />}
            title="No label in this queue yet"
            actions={<LinkButton href={`/p/${project}/queues/${chosen}`}>Open the queue</LinkButton>}
          >
            Figures appear with the first trajectory that two people have labelled.
          </EmptyState>
        )}
      </main>
    </>
  );
}
