import { Calculator, Dices } from "lucide-react";
import type { Metadata } from "next";
import { StudiesTable } from "@/components/study/studies-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listStudies } from "@/lib/usecases";
import { may } from "../my-role";

export const metadata: Metadata = { title: "Studies" };

type Props = { params: Promise<{ project: string }> };

export default async function StudiesPage({ params }: Props) {
  const { project } = await params;
  const studies = await load(listStudies, project, {});
  const lead = await may(project, "lead");
  const begin = lead ? (
    <LinkButton href={`/p/${project}/samples`} variant="primary" icon={<Dices aria-hidden="true" />}>
      New study
    </LinkButton>
  ) : null;
  return (
    <>
      <TopBar
        title="Studies"
        note={studies.length > 0 ? formatPlural(studies.length, "study", "studies") : undefined}
        actions={
          <>
            <LinkButton href={`/p/${project}/studies/counts`} icon={<Calculator aria-hidden="true" />}>
              Counts by hand
            </LinkButton>
            {studies.length > 0 ? begin : null}
          </>
        }
      />
      <main id="main" className="px-5 py-5 max-narrow:px-4">
        {studies.length > 0 ? (
          <StudiesTable project={project} studies={studies} openOnes={lead} />
        ) : (
          <EmptyState icon={<Dices aria-hidden="true" />} title="No study yet" actions={begin}>
            A study draws trajectories by several samplers, has them labelled blind, and says which sampler
            finds more that developers can learn from. {lead ? "" : "A lead of the project can begin one."}
          </EmptyState>
        )}
      </main>
    </>
  );
}
