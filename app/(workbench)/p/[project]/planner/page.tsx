import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { PlannerForm } from "@/components/planner/planner-form";
import { PlannerReport } from "@/components/planner/planner-report";
import { Note } from "@/components/ui/note";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { Assumptions } from "@/lib/studies/planner";
import { planSize } from "@/lib/usecases";
import { may } from "../my-role";

export const metadata: Metadata = { title: "Planner" };

type Props = {
  params: Promise<{ project: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function PlannerPage({ params, searchParams }: Props) {
  const { project } = await params;
  if (!(await may(project, "lead"))) forbidden();
  const { pilot, ...given } = await searchParams;
  const asked = Assumptions.safeParse(given);
  const facts = await load(planSize, project, {
    assumptions: asked.success ? asked.data : Assumptions.parse({}),
    pilot: typeof pilot === "string" && pilot !== "" ? pilot : null,
  });
  return (
    <>
      <TopBar title="Planner" note="how many trajectories and labels a study needs" />
      <main id="main" className="grid grid-cols-[minmax(0,400px)_minmax(0,1fr)] max-narrow:grid-cols-1">
        <PlannerForm facts={facts} />
        <div className="min-w-0 px-6 py-5 max-narrow:px-4">
          {asked.success ? null : (
            <div className="mb-5">
              <Note tone="danger" lead="These numbers don’t make a plan.">
                Rates lie between 0 and 1, level and power strictly between. The usual ones are shown instead.
              </Note>
            </div>
          )}
          <PlannerReport facts={facts} />
        </div>
      </main>
    </>
  );
}
