import type { ReactNode } from "react";
import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import type { SignalType } from "@/lib/signals/schema";
import { ProgressKey, QueuesTable, type ListedQueue } from "../queue/queues-table";
import { formatCount, formatPlural } from "../ui/format";
import { TextLink } from "../ui/link-button";
import { PanelHead } from "../ui/panel-head";
import { WithheldPart } from "../agreement/withheld-note";
import { AgreementSoFar } from "./agreement-so-far";
import { DecisionList, type Waiting } from "./decision-list";
import { LeavesPanel } from "./leaves-panel";
import { PoolFunnel } from "./pool-funnel";

interface OverviewPageProps {
  project: string;
  waiting: readonly Waiting[];
  pool: {
    trajectories: number;
    analysed: number;
    telling: number;
    leaves: readonly { type: SignalType; n: number }[];
  };
  study: { draws: number; distinct: number; complete: number };
  queues: readonly ListedQueue[];
  agreement: { queue_id: string; queue: string; question: string; figures: QuestionAgreement | null } | null;
}

/** What needs a decision first; then the pool, the agreement, the queues, the signals. */
export function OverviewPage({ project, waiting, pool, study, queues, agreement }: OverviewPageProps) {
  const open = queues.filter(({ status }) => status === "open");
  const all = waiting.reduce((sum, { n }) => sum + n, 0);
  return (
    <main
      id="main"
      className="grid grid-cols-[minmax(0,1.13fr)_minmax(0,1fr)] gap-x-10 gap-y-9 px-6 py-6 max-narrow:grid-cols-1 max-narrow:px-4"
    >
      <Panel
        title="Needs a decision"
        note={
          waiting.length > 0
            ? `${formatPlural(all, "thing")} in ${formatPlural(waiting.length, "group")}`
            : undefined
        }
      >
        <DecisionList waiting={waiting} />
      </Panel>
      <div className="grid content-start gap-7">
        <Panel
          title="Pool"
          note="trajectories, share of the step before"
          end={<TextLink href={`/p/${project}/trajectories`}>Table</TextLink>}
        >
          <PoolFunnel
            pool={[
              { label: "Imported", n: pool.trajectories },
              { label: "Analysed", n: pool.analysed },
              { label: "Interaction or execution", n: pool.telling },
            ]}
            study={
              study.draws > 0
                ? [
                    { label: "Drawn by samplers", n: study.draws },
                    { label: "Distinct trajectories", n: study.distinct },
                    { label: "With all their labels", n: study.complete },
                  ]
                : []
            }
          />
        </Panel>
        <Panel
          title="Agreement so far"
          note={agreement ? `${agreement.question}, ${agreement.queue}` : undefined}
          end={
            agreement ? (
              <TextLink href={`/p/${project}/agreement?queue=${agreement.queue_id}`}>All questions</TextLink>
            ) : undefined
          }
        >
          {agreement && !agreement.figures ? (
            <WithheldPart />
          ) : agreement?.figures && agreement.figures.n_items_2plus > 0 ? (
            <AgreementSoFar agreement={agreement.figures} label={`Agreement on ${agreement.question}`} />
          ) : (
            <p className="text-ink-2">
              It is measured as soon as two people have labelled the same trajectory.
            </p>
          )}
        </Panel>
      </div>
      <Panel
        title="Queues"
        note={queues.length > 0 ? `${open.length} open, ${queues.length - open.length} closed` : undefined}
        end={queues.length > 0 ? <ProgressKey /> : undefined}
        wide
      >
        {queues.length > 0 ? (
          <QueuesTable project={project} queues={queues.slice(0, 8)} />
        ) : (
          <p className="text-ink-2">
            No queue yet. <TextLink href={`/p/${project}/samples`}>Draw samples</TextLink> for a study, or
            select rows in the <TextLink href={`/p/${project}/trajectories`}>table of trajectories</TextLink>.
          </p>
        )}
        {queues.length > 8 ? (
          <p className="mt-2">
            <TextLink href={`/p/${project}/queues`}>All {formatCount(queues.length)} queues</TextLink>
          </p>
        ) : null}
      </Panel>
      <Panel
        title="Leaves in the pool"
        note={`trajectories with at least one hit, share of ${formatCount(pool.analysed)} analysed; a signal marks a pattern, not a quality`}
        end={<TextLink href={`/p/${project}/signals`}>Signals</TextLink>}
        wide
      >
        <LeavesPanel project={project} leaves={pool.leaves} analysed={pool.analysed} />
      </Panel>
    </main>
  );
}

interface PanelProps {
  title: string;
  note?: string;
  end?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

function Panel({ title, note, end, wide, children }: PanelProps) {
  return (
    <section aria-label={title} className={`min-w-0 ${wide ? "col-span-full" : ""}`}>
      <div className="mb-2">
        <PanelHead title={title} note={note} end={end} />
      </div>
      {children}
    </section>
  );
}
