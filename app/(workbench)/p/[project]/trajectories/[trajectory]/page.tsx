import type { Metadata } from "next";
import { createLoader, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { load } from "@/lib/entry/page";
import { showTrajectory } from "@/lib/usecases";
import { may } from "../../my-role";
import { TrajectoryPage } from "./trajectory";

export const metadata: Metadata = { title: "Trajectory" };

type Props = {
  params: Promise<{ project: string; trajectory: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const loadSearch = createLoader({
  view: parseAsStringLiteral(["steps", "facts", "record"]).withDefault("steps"),
  /** The step to begin at, counted from 1 as on the page. */
  step: parseAsInteger,
});

export default async function TrajectoryRoute({ params, searchParams }: Props) {
  const { project, trajectory: id } = await params;
  const { view, step } = await loadSearch(searchParams);
  const { row, head, report, steps, related, places } = await load(showTrajectory, project, { id });
  return (
    <TrajectoryPage
      key={id}
      project={project}
      view={view}
      initialStep={step === null ? undefined : step - 1}
      mayLead={await may(project, "lead")}
      facts={{
        ...row,
        task_id: head?.task_id ?? null,
        trial: head?.trial ?? null,
        user_id: head?.user_id ?? null,
        agents: head?.agents ?? [],
        tools: head?.tools.map(({ name }) => name) ?? [],
        result: head?.outcome ?? null,
        usage: head?.usage ?? null,
        warnings: head?.warnings ?? [],
      }}
      steps={steps}
      report={report}
      related={related}
      places={places}
    />
  );
}
