"use client";

import { Rows3 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useMemo, useState } from "react";
import { call, CallError } from "@/app/call";
import { successOf } from "@/components/pool/outcome-words";
import { poolAddress } from "@/components/pool/pool-search";
import type { Neighbour } from "@/components/pool/neighbours";
import type { QueuePlace } from "@/components/pool/queue-places";
import { SessionWalk, type SessionPlace } from "@/components/pool/session-walk";
import { SourceRecord } from "@/components/pool/source-record";
import {
  TrajectoryFactsPage,
  type SameContent,
  type TrajectoryFacts,
} from "@/components/pool/trajectory-facts";
import { TrajectoryPlaces } from "@/components/pool/trajectory-places";
import { QueueDialog } from "@/components/queue/queue-dialog";
import { Outcome } from "@/components/signal/outcome";
import { ReportVersions, type Analysis } from "@/components/signal/report-versions";
import { AttachmentDoor } from "@/components/trajectory/attachment-door";
import type { HitLinks } from "@/components/trajectory/hit-popover";
import { TrajectoryScreen } from "@/components/trajectory/trajectory-screen";
import { Button } from "@/components/ui/button";
import { TabLinks } from "@/components/ui/tabs";
import { TopBar } from "@/components/ui/top-bar";
import { leaves } from "@/lib/signals/schema";
import type { Report } from "@/lib/signals/report";
import type { Step } from "@/lib/trajectories/schema";

type TrajectoryPageProps = {
  project: string;
  view: "steps" | "facts" | "record";
  initialStep: number | undefined;
  mayLead: boolean;
  facts: TrajectoryFacts;
  steps: Step[];
  report: Report | null;
  /** By what the report was made, and all that there are; the first is the one in force. */
  analysis: Analysis | null;
  analyses: readonly Analysis[];
  versions: Neighbour[];
  session: (SessionPlace & { members: Neighbour[] }) | null;
  sameContent: SameContent[];
  places: QueuePlace[];
};

/** One trajectory: its steps with the signals, its facts, its record. */
export function TrajectoryPage(props: TrajectoryPageProps) {
  const { project, view, facts, steps, report, versions, session, places } = props;
  const { id } = facts;
  const address = `/p/${project}/trajectories/${id}`;
  const loadChunk = useCallback(
    (first: number) => call<Step[]>(project, "read-trajectory-steps", { id, first }),
    [project, id],
  );
  const loadRecord = useCallback(() => readRecord(project, id), [project, id]);
  const hitLinks = useMemo(
    (): HitLinks =>
      Object.fromEntries(
        leaves.map(({ type }) => [type, { similar: { href: poolAddress(project, { any: [type] }) } }]),
      ),
    [project],
  );
  const doorOf = useCallback((sha256: string) => `/api/v1/p/${project}/attachments/${sha256}`, [project]);
  const hrefOf = (other: string) =>
    `/p/${project}/trajectories/${other}${view === "steps" ? "" : `?view=${view}`}`;
  const tabs = (
    <TabLinks
      label="Parts of the trajectory"
      current={view}
      options={[
        { value: "steps", label: "Trajectory", href: address },
        { value: "facts", label: "Facts", href: `${address}?view=facts`, note: noteOf(places) },
        { value: "record", label: "Source record", href: `${address}?view=record` },
      ]}
    />
  );
  return (
    <div className="flex h-screen flex-col">
      <TopBar
        code
        title={facts.external_id}
        trail={[{ href: `/p/${project}/trajectories`, label: "Trajectories" }]}
        badges={
          <>
            <Outcome success={successOf(facts.outcome)} />
            {session ? <SessionWalk place={session} hrefOf={hrefOf} /> : null}
          </>
        }
        note={[facts.domain, facts.format, facts.agents[0]?.model ?? facts.agents[0]?.name, facts.source_name]
          .filter(Boolean)
          .join(" · ")}
        actions={
          <>
            <TrajectoryPlaces project={project} id={id} />
            {props.mayLead ? <OpenQueue project={project} id={id} /> : null}
          </>
        }
      />
      {view === "steps" ? (
        <AttachmentDoor value={doorOf}>
          <TrajectoryScreen
            label={`Trajectory ${facts.external_id}`}
            heading={tabs}
            steps={steps}
            total={facts.steps}
            loadChunk={loadChunk}
            warnings={facts.warnings}
            report={report}
            reportHead={
              props.analysis ? (
                <ReportVersions
                  shown={props.analysis}
                  all={props.analyses}
                  hrefOf={({ engine, config }) => `${address}?report=${engine}~${config}`}
                />
              ) : null
            }
            hitLinks={hitLinks}
            initialStep={props.initialStep}
          />
        </AttachmentDoor>
      ) : (
        <main id="main" className="flex min-h-0 flex-1 flex-col">
          <div className="flex h-10 flex-none items-center border-b border-line bg-paper px-5">{tabs}</div>
          {view === "facts" ? (
            <div className="scroll-thin flex-1 overflow-auto">
              <TrajectoryFactsPage
                project={project}
                facts={facts}
                versions={versions}
                session={session?.members ?? []}
                sameContent={props.sameContent}
                places={places}
              />
            </div>
          ) : (
            <SourceRecord
              label={`Source record of ${facts.external_id}`}
              load={loadRecord}
              fileHref={`/api/v1/p/${project}/imports/${facts.import_id}/source`}
            />
          )}
        </main>
      )}
    </div>
  );
}

/** What waits behind the tab of facts: labels. */
function noteOf(places: readonly QueuePlace[]): string | undefined {
  const newest = places.at(-1);
  return newest ? `${newest.labels} of ${newest.k} labels` : undefined;
}

async function readRecord(project: string, id: string): Promise<string> {
  const response = await fetch(`/api/v1/p/${encodeURIComponent(project)}/trajectories/${id}/source`);
  if (response.ok) return response.text();
  const body = await response.json().catch(() => null);
  throw new CallError(
    body?.error?.code ?? "fault",
    body?.error?.message ?? `The server answered ${response.status}. Try again.`,
    response.status,
  );
}

function OpenQueue({ project, id }: { project: string; id: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Rows3 aria-hidden="true" />} onClick={() => setAsking(true)}>
        <span className="max-narrow:sr-only">Open a queue</span>
      </Button>
      <QueueDialog
        open={asking}
        onOpenChange={setAsking}
        what="this trajectory"
        onCreate={async (settings) => {
          const queue = await call<{ id: string }>(project, "create-queue", {
            ...settings,
            trajectories: [id],
          });
          router.push(`/p/${project}/queues/${queue.id}`);
        }}
      />
    </>
  );
}
