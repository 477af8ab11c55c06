import { Dices, Rows3, Upload } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Moment } from "@/components/ui/moment";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { showOverview } from "@/lib/usecases";
import { may } from "../my-role";
import { Overview } from "./overview";

export const metadata: Metadata = { title: "Overview" };

type Props = { params: Promise<{ project: string }> };

export default async function OverviewRoute({ params }: Props) {
  const { project } = await params;
  const overview = await load(showOverview, project, {});
  const [lead, imports] = [await may(project, "lead"), await may(project, "import")];
  const { changed, pool, queues } = overview;
  const empty =
    pool.trajectories === 0 && queues.length === 0 && overview.audit.of === 0 && overview.failed.length === 0;
  const base = `/p/${project}`;
  return (
    <>
      <TopBar
        title="Overview"
        note={
          changed ? (
            <>
              Last change <Moment at={changed.at} />, by {changed.by}
            </>
          ) : undefined
        }
        actions={
          <>
            {imports ? (
              <LinkButton href={`${base}/imports`} icon={<Upload aria-hidden="true" />}>
                <span className="max-narrow:sr-only">Import</span>
              </LinkButton>
            ) : null}
            {lead && !empty ? (
              <>
                <LinkButton href={`${base}/samples`} icon={<Dices aria-hidden="true" />}>
                  <span className="max-narrow:sr-only">New sample</span>
                </LinkButton>
                <LinkButton
                  href={`${base}/trajectories`}
                  variant="primary"
                  icon={<Rows3 aria-hidden="true" />}
                >
                  Open a queue
                </LinkButton>
              </>
            ) : null}
          </>
        }
      />
      {empty ? (
        <main id="main">
          <EmptyState
            icon={<Upload aria-hidden="true" />}
            title="Begin with an import"
            actions={
              imports ? (
                <LinkButton href={`${base}/imports`} variant="primary">
                  Import trajectories
                </LinkButton>
              ) : null
            }
          >
            Import what your agents did. Rules then mark patterns worth reading, samplers draw the few that
            people label blind, and this page says what waits for your decision.
          </EmptyState>
        </main>
      ) : (
        <Overview project={project} overview={overview} mayLead={lead} />
      )}
    </>
  );
}
