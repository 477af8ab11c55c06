import { Vote } from "lucide-react";
import type { Metadata } from "next";
import { createLoader, parseAsInteger, parseAsString } from "nuqs/server";
import { QueuePicker } from "@/components/agreement/queue-picker";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { QuestionLinks } from "@/components/vote/question-links";
import { VotesReport } from "@/components/vote/votes-report";
import { load, loadUnlessRefused } from "@/lib/entry/page";
import { listQueues, showVotes } from "@/lib/usecases";
import { may } from "../my-role";

export const metadata: Metadata = { title: "Votes" };

type Props = {
  params: Promise<{ project: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const loadSearch = createLoader({
  queue: parseAsString,
  question: parseAsString,
  /** The last item of the list that was seen. */
  after: parseAsInteger.withDefault(0),
});

export default async function VotesPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { queue: wanted, question, after } = await loadSearch(searchParams);
  // Researchers read closed queues, as on the page of agreement.
  const lead = await may(project, "lead");
  const all = await load(listQueues, project, {});
  const queues = lead ? all : all.filter(({ over }) => over);
  const chosen =
    queues.find(({ id }) => id === wanted)?.id ?? (queues.find(({ labels }) => labels > 0) ?? queues[0])?.id;
  const address = `/p/${project}/votes`;
  if (!chosen)
    return (
      <>
        <TopBar title="Votes" />
        <main id="main">
          <EmptyState
            icon={<Vote aria-hidden="true" />}
            title={all.length > 0 ? "Still being labelled" : "No queue yet"}
            actions={<LinkButton href={`/p/${project}/queues`}>Go to the queues</LinkButton>}
          >
            {all.length > 0
              ? "Votes open to researchers when a lead closes the queue: looking at them while labelling goes on would steer the labels."
              : "How several labels of one item become one is shown for queues: majority, unanimity, weighted, and two models of who errs how often."}
          </EmptyState>
        </main>
      </>
    );
  const { result: facts, refusal } = await loadUnlessRefused(showVotes, project, {
    queue: chosen,
    question: question && question.slice(0, 100),
    after: Math.max(0, after),
  });
  const picker = <QueuePicker queues={queues} current={chosen} address={address} />;
  if (refusal !== undefined)
    return (
      <>
        <TopBar title="Votes" actions={picker} />
        <main id="main">
          <EmptyState
            icon={<Vote aria-hidden="true" />}
            title="Not shown for now"
            actions={
              lead ? (
                <LinkButton href={`/p/${project}/adjudication/${chosen}?state=open`}>
                  Decide on them
                </LinkButton>
              ) : undefined
            }
          >
            {refusal}
          </EmptyState>
        </main>
      </>
    );
  const here = `${address}?queue=${chosen}&question=${facts.question}`;
  return (
    <>
      <TopBar title="Votes" note="how several labels become one" actions={picker} />
      <main id="main" className="mx-auto max-w-[1240px] px-6 py-6 max-narrow:px-4">
        <QuestionLinks
          schema={facts.schema}
          current={facts.question}
          addressOf={(id) => `${address}?queue=${chosen}&question=${id}`}
        />
        {facts.rated === 0 ? (
          <EmptyState
            icon={<Vote aria-hidden="true" />}
            title="No label in this queue yet"
            actions={<LinkButton href={`/p/${project}/queues/${chosen}`}>Open the queue</LinkButton>}
          >
            Votes appear with the first label of this question.
          </EmptyState>
        ) : (
          <VotesReport
            facts={facts}
            address={lead ? `/p/${project}/adjudication/${chosen}` : ""}
            pages={
              <div className="mt-3 flex gap-2 empty:hidden">
                {after > 0 ? <LinkButton href={`${here}#differing`}>From the beginning</LinkButton> : null}
                {facts.next ? (
                  <LinkButton href={`${here}&after=${facts.next}#differing`}>Next 100</LinkButton>
                ) : null}
              </div>
            }
          />
        )}
      </main>
    </>
  );
}
