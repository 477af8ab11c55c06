import { Scale } from "lucide-react";
import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { ConflictsList } from "@/components/adjudication/conflicts-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
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
  const address = `/p/${project}/adjudication`;
  const open = queues.reduce((sum, { counts }) => sum + counts.open, 0);
  const first = queues.find(({ counts }) => counts.open > 0);
  return (
    <>
      <TopBar
        title="Adjudication"
        note={queues.length > 0 ? formatPlural(open, "item to decide", "items to decide") : undefined}
        actions={
          first ? (
            <LinkButton variant="primary" href={`${address}/${first.queue.id}/${first.conflicts[0]!.item}`}>
              Decide the first
            </LinkButton>
          ) : undefined
        }
      />
      <main id="main" className="px-5 py-5 max-narrow:px-4">
        {queues.length === 0 ? (
          <EmptyState
            icon={<Scale aria-hidden="true" />}
            title="No labels yet"
            actions={<LinkButton href={`/p/${project}/queues`}>See the queues</LinkButton>}
          >
            When people have labelled an item and no answer has the majority, it comes here and you decide,
            with a reason.
          </EmptyState>
        ) : (
          <ConflictsList address={address} queues={queues} />
        )}
      </main>
    </>
  );
}
