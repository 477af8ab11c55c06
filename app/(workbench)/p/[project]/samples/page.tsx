import { Dices } from "lucide-react";
import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { showPool } from "@/lib/usecases";
import { may } from "../my-role";
import { Samples } from "./samples";

export const metadata: Metadata = { title: "Samples" };

type Props = { params: Promise<{ project: string }> };

export default async function SamplesPage({ params }: Props) {
  const { project } = await params;
  if (!(await may(project, "lead"))) forbidden();
  const pool = await load(showPool, project, {});
  return (
    <>
      <TopBar title="Samples" note="A new study: choose samplers, see what they draw, open a blind queue" />
      <main id="main">
        {pool.analysed > 0 ? (
          <Samples project={project} analysed={pool.analysed} domains={pool.domains} />
        ) : (
          <EmptyState
            icon={<Dices aria-hidden="true" />}
            title={pool.trajectories > 0 ? "Nothing is analysed yet" : "There is nothing to draw from yet"}
            actions={
              <LinkButton href={`/p/${project}/imports`} variant="primary">
                {pool.trajectories > 0 ? "See the imports" : "Import trajectories"}
              </LinkButton>
            }
          >
            {pool.trajectories > 0
              ? "Samples are drawn from analysed trajectories. The analysis follows each import by itself; look again in a moment."
              : "Samples are drawn from imported trajectories that were looked through for signals."}
          </EmptyState>
        )}
      </main>
    </>
  );
}
