import type { Metadata } from "next";
import { MyQueues } from "@/components/annotation/my-queues";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listMyQueues } from "@/lib/usecases";

type Props = { params: Promise<{ project: string }> };

export const metadata: Metadata = { title: "My queues" };

export default async function HomePage({ params }: Props) {
  const { project } = await params;
  const queues = await load(listMyQueues, project, {});
  return (
    <>
      <TopBar title="My queues" note={queues.length > 0 ? `${queues.length} open` : undefined} />
      <main id="main" className="mx-auto w-full max-w-[880px] px-5 py-6">
        <MyQueues
          queues={queues.map((queue) => ({ ...queue, href: `/p/${project}/queues/${queue.id}/annotate` }))}
        />
      </main>
    </>
  );
}
