import { Camera } from "lucide-react";
import type { Metadata } from "next";
import { SetsTable } from "@/components/label-set/sets-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listLabelSets, listQueues } from "@/lib/usecases";
import { may } from "../my-role";
import { Freeze } from "./freeze";

export const metadata: Metadata = { title: "Snapshots" };

type Props = { params: Promise<{ project: string }> };

export default async function SnapshotsPage({ params }: Props) {
  const { project } = await params;
  const sets = await load(listLabelSets, project, {});
  const queues = (await may(project, "lead")) ? await load(listQueues, project, {}) : null;
  const freeze = queues ? (
    <Freeze project={project} queues={queues.map(({ id, name, status }) => ({ id, name, status }))} />
  ) : null;
  return (
    <>
      <TopBar
        title="Snapshots"
        note={sets.length > 0 ? formatPlural(sets.length, "snapshot") : undefined}
        actions={sets.length > 0 ? freeze : undefined}
      />
      <main id="main" className="px-5 py-5 max-narrow:px-4">
        {sets.length > 0 ? (
          <SetsTable project={project} sets={sets} />
        ) : (
          <EmptyState icon={<Camera aria-hidden="true" />} title="No snapshot yet" actions={freeze}>
            A snapshot keeps the labels of a queue as they are under a name and a hash, so that a report, a
            citation and an export can refer to them for good.{" "}
            {queues ? "" : "A lead makes one; researchers see those of closed queues."}
          </EmptyState>
        )}
      </main>
    </>
  );
}
