import { Camera, Share } from "lucide-react";
import type { Metadata } from "next";
import { ExportsTable } from "@/components/export/exports-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { Note } from "@/components/ui/note";
import { PanelHead } from "@/components/ui/panel-head";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listExports } from "@/lib/usecases";
import { NewExport } from "./new-export";

export const metadata: Metadata = { title: "Exports" };

type Props = { params: Promise<{ project: string }> };

export default async function ExportsPage({ params }: Props) {
  const { project } = await params;
  const { exports, choices, closed_studies_only } = await load(listExports, project, {});
  return (
    <>
      <TopBar
        title="Exports"
        note={exports.length > 0 ? formatPlural(exports.length, "export") : undefined}
        actions={
          <LinkButton href={`/p/${project}/snapshots`} icon={<Camera aria-hidden="true" />}>
            Snapshots
          </LinkButton>
        }
      />
      <main id="main" className="grid max-w-[1080px] gap-8 px-5 py-5 max-narrow:px-4">
        <section aria-label="New export" className="grid gap-3">
          <PanelHead title="New export" />
          {closed_studies_only && choices.studies.length === 0 ? (
            <Note lead="No study is closed yet.">
              Researchers export closed studies. A lead closes a study when its labels are in.
            </Note>
          ) : (
            <NewExport
              project={project}
              choices={choices}
              closedStudiesOnly={closed_studies_only}
              finished={exports.filter(({ manifest }) => manifest !== null).map(({ id }) => id)}
            />
          )}
        </section>
        <section aria-label="History" className="grid gap-2">
          <PanelHead title="History" note="downloaded again, the same data gives the same bytes" />
          {exports.length > 0 ? (
            <ExportsTable project={project} exports={exports} choices={choices} />
          ) : (
            <EmptyState icon={<Share aria-hidden="true" />} title="Nothing was exported yet">
              Every export stays here with its filters, counts and hashes.
            </EmptyState>
          )}
        </section>
      </main>
    </>
  );
}
