import type { Metadata } from "next";
import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
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
  /** An older report: "1.1.0~2" is that of engine 1.1.0 with the project's settings 2. */
  report: parseAsString,
});

function analyserOf(text: string | null): { engine: string; config: number } | null {
  const found = /^([\d.]{1,40})~(\d{1,9})$/.exec(text ?? "");
  return found ? { engine: found[1]!, config: Number(found[2]) } : null;
}

export default async function TrajectoryRoute({ params, searchParams }: Props) {
  const { project, trajectory: id } = await params;
  const { view, step, report: wanted } = await loadSearch(searchParams);
  const { row, head, report, analysis, analyses, steps, versions, session, same_content, places, tags } =
    await load(showTrajectory, project, { id, analyser: analyserOf(wanted) });
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
        tags,
      }}
      steps={steps}
      report={report}
      analysis={analysis}
      analyses={analyses}
      versions={versions}
      session={session}
      sameContent={same_content}
      places={places}
    />
  );
}
