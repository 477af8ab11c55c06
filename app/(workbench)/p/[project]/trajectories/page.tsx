import type { Metadata } from "next";
import { filterOf, loadPoolSearch } from "@/components/pool/pool-search";
import { load } from "@/lib/entry/page";
import { listTrajectories } from "@/lib/usecases";
import { may } from "../my-role";
import { Trajectories } from "./trajectories";

export const metadata: Metadata = { title: "Trajectories" };

type Props = {
  params: Promise<{ project: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function TrajectoriesPage({ params, searchParams }: Props) {
  const { project } = await params;
  const search = await loadPoolSearch(searchParams);
  const page = await load(listTrajectories, project, {
    filter: filterOf(search),
    sort: search.sort,
    direction: search.dir,
    after: search.after,
    before: search.before,
  });
  return (
    <Trajectories
      project={project}
      page={page}
      mayLead={await may(project, "lead")}
      mayImport={await may(project, "import")}
    />
  );
}
