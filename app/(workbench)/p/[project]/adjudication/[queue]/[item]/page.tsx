import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listConflicts, showConflict } from "@/lib/usecases";
import { Adjudicate } from "./adjudicate";

export const metadata: Metadata = { title: "Adjudicate" };

type Props = { params: Promise<{ project: string; queue: string; item: string }> };

export default async function AdjudicateItemPage({ params }: Props) {
  const { project, queue, item } = await params;
  const conflict = await load(showConflict, project, { queue, item: Number(item) });
  const { conflicts } = await load(listConflicts, project, { queue });
  const next = conflicts.find((one) => one.open.length > 0 && one.item !== conflict.item);
  return (
    <div data-wide-page className="flex h-screen flex-col">
      <TopBar
        title={`Item ${conflict.item}`}
        trail={[
          { href: `/p/${project}/adjudication`, label: "Adjudication" },
          { href: `/p/${project}/queues/${queue}`, label: conflict.queue.name },
        ]}
        note="names are hidden"
        actions={
          next ? (
            <LinkButton href={`/p/${project}/adjudication/${queue}/${next.item}`}>Next conflict</LinkButton>
          ) : undefined
        }
      />
      <Adjudicate
        key={conflict.item}
        project={project}
        queue={queue}
        item={conflict.item}
        schema={conflict.schema}
        trajectory={conflict.trajectory}
        labels={conflict.labels}
        consensus={conflict.consensus}
      />
    </div>
  );
}
