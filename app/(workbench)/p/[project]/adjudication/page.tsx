import { Scale } from "lucide-react";
import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { ConflictsTable } from "@/components/adjudication/conflicts-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { PanelHead } from "@/components/ui/panel-head";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listAllConflicts } from "@/lib/usecases";
import { may } from "../my-role";

export const metadata: Metadata = { title: "Adjudication" };

type Props = { params: Promise<{ project: string }> };

export default async function AdjudicationPage({ params }: Props) {
  const { project } = await params;
  if (!(await may(project, "lead"))) forbidden();
  const queues = await load(listAllConflicts, project, {});
  const open = queues.reduce(
    (sum, { conflicts }) => sum + conflicts.filter((one) => one.open.length > 0).length,
    0,
  );
  return (
    <>
      <TopBar
        title="Adjudication"
        note={queues.length > 0 ? formatPlural(open, "item to decide", "items to decide") : undefined}
      />
      <main id="main" className="grid gap-8 px-5 py-5 max-narrow:px-4">
        {queues.length === 0 ? (
          <EmptyState
            icon={<Scale size={18} />}
            title="No labels yet"
            actions={<LinkButton href={`/p/${project}/queues`}>See the queues</LinkButton>}
          >
            When people have labelled an item and no answer has the majority, it comes here and you decide,
            with a reason.
          </EmptyState>
        ) : (
          queues.map(({ queue, schema, conflicts }) => (
            <section key={queue.id} aria-label={queue.name}>
              <PanelHead title={queue.name} note={formatPlural(queue.labels, "label")} />
              <ConflictsTable
                schema={schema}
                conflicts={conflicts}
                hrefOf={(item) => `/p/${project}/adjudication/${queue.id}/${item}`}
              />
            </section>
          ))
        )}
      </main>
    </>
  );
}
