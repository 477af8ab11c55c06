import { Lock, LockOpen } from "lucide-react";
import type { Metadata } from "next";
import { CiteStudy } from "@/components/label-set/cite-study";
import { isTold } from "@/components/study/study-facts";
import { StudyDownloads } from "@/components/study/study-downloads";
import { StudyReportSheet } from "@/components/study/study-report";
import { Chip } from "@/components/ui/chip";
import { TextLink } from "@/components/ui/link-button";
import { Moment } from "@/components/ui/moment";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listLabelSets, showStudyReport } from "@/lib/usecases";
import { may } from "../../my-role";
import { Freeze } from "../../snapshots/freeze";
import { LogDeviation } from "./log-deviation";
import { OpenRound } from "./open-round";

export const metadata: Metadata = { title: "Study" };

type Props = {
  params: Promise<{ project: string; study: string }>;
  searchParams: Promise<{ round?: string | string[] }>;
};

export default async function StudyPage({ params, searchParams }: Props) {
  const { project, study: id } = await params;
  const { round } = await searchParams;
  const facts = await load(showStudyReport, project, {
    study: id,
    queue: typeof round === "string" ? round : null,
  });
  const { study, queue, rounds } = facts;
  const last = rounds.at(-1)!;
  const [sets, lead] = await Promise.all([
    load(listLabelSets, project, { queue: queue.id }),
    may(project, "lead"),
  ]);
  return (
    <>
      <TopBar
        title={study.name}
        trail={[{ href: `/p/${project}/studies`, label: "Studies" }]}
        badges={
          study.closed_at ? (
            <Chip icon={<Lock aria-hidden="true" />}>
              Closed <Moment at={study.closed_at} clock={false} />
            </Chip>
          ) : (
            <Chip icon={<LockOpen aria-hidden="true" />}>Open</Chip>
          )
        }
        actions={isTold(facts) ? <StudyDownloads facts={facts} /> : undefined}
      />
      <StudyReportSheet
        facts={facts}
        conflicts={`/p/${project}/adjudication/${queue.id}?state=open`}
        citation={
          <CiteStudy
            project={project}
            sets={sets}
            open={study.status !== "closed"}
            freeze={
              lead ? (
                <Freeze
                  project={project}
                  queues={[{ id: queue.id, name: study.name, status: study.status }]}
                />
              ) : undefined
            }
          />
        }
        pendingNote={<TextLink href={`/p/${project}/queues/${queue.id}`}>Open the queue</TextLink>}
        addRound={
          lead && study.status === "open" ? (
            <OpenRound
              project={project}
              study={id}
              round={rounds.length + 1}
              asked={{ id: last.schema_id, version: last.schema_version }}
              items={queue.item_count}
            />
          ) : undefined
        }
        addDeviation={lead ? <LogDeviation project={project} study={id} /> : undefined}
      />
    </>
  );
}
