import { Camera } from "lucide-react";
import type { Metadata } from "next";
import { QuestionAgreementFigures } from "@/components/agreement/question-agreement";
import { WithheldNote } from "@/components/agreement/withheld-note";
import { Citation } from "@/components/label-set/citation";
import { ReportSection } from "@/components/study/report-section";
import { isTold } from "@/components/study/study-facts";
import { StudyDownloads } from "@/components/study/study-downloads";
import { StudyReportSheet } from "@/components/study/study-report";
import { Chip } from "@/components/ui/chip";
import { formatCount, formatPlural } from "@/components/ui/format";
import { Moment } from "@/components/ui/moment";
import { Note } from "@/components/ui/note";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { showLabelSet } from "@/lib/usecases";
import { SaveBundle } from "./bundle";

export const metadata: Metadata = { title: "Snapshot" };

type Props = { params: Promise<{ project: string; snapshot: string }> };

export default async function SnapshotPage({ params }: Props) {
  const { project, snapshot } = await params;
  const { set, schema, queue, agreement, told, study, no_report } = await load(showLabelSet, project, {
    label_set: snapshot,
  });
  const facts = study && { ...study, study, schema, queue };
  const conflicts = `/p/${project}/adjudication/${queue.id}?state=open`;
  const citation = (
    <Citation
      project={project}
      set={set}
      about={study?.name ?? queue.name}
      bundle={<SaveBundle project={project} set={set} />}
    />
  );
  return (
    <>
      <TopBar
        title={set.name}
        trail={[{ href: `/p/${project}/snapshots`, label: "Snapshots" }]}
        badges={
          <Chip icon={<Camera aria-hidden="true" />}>
            Frozen <Moment at={set.created_at} clock={false} />
          </Chip>
        }
        actions={facts && isTold(facts) ? <StudyDownloads facts={facts} /> : undefined}
      />
      {facts ? (
        <StudyReportSheet facts={facts} conflicts={conflicts} citation={citation} />
      ) : (
        <main id="main" className="mx-auto max-w-[1000px] px-6 py-6 max-narrow:px-4 print:p-0">
          <article className="report">
            <h2 className="text-2xl tracking-[-0.015em]">{queue.name}</h2>
            <p className="mt-3 max-w-[74ch] leading-note text-ink-2">
              {formatPlural(queue.labels, "label")} on{" "}
              {formatPlural(queue.item_count, "trajectory", "trajectories")},{" "}
              {formatCount(queue.complete_items)} of them with all {queue.k}.
            </p>
            <div className="mt-4 max-w-(--measure-px)">
              <Note lead="No report of a study.">
                The reason: {no_report}. Agreement can be told all the same.
              </Note>
            </div>
            <ReportSection id="agreement" title="Agreement">
              <div className="grid grid-cols-1 gap-7">
                {told ? null : <WithheldNote what="Some figures are" address={conflicts} />}
                {agreement.map((one) => (
                  <QuestionAgreementFigures
                    key={`${one.question} ${one.subset ? "subset" : "all"}`}
                    agreement={one}
                    schema={schema}
                  />
                ))}
              </div>
            </ReportSection>
            {citation}
          </article>
        </main>
      )}
    </>
  );
}
