import { redirect } from "next/navigation";
import { ProjectList } from "@/components/people/project-list";
import { Entrance } from "@/components/shell/entrance";
import { load } from "@/lib/entry/page";
import { showMe } from "@/lib/usecases";
import { HomeFoot, NewProject } from "./home";

type Props = { searchParams: Promise<{ all?: string }> };

/** My projects. Whoever has one goes straight to it; `?all` shows the list all the same. */
export default async function HomePage({ searchParams }: Props) {
  const { all } = await searchParams;
  const me = await load(showMe, null, {});
  if (me.must_change) redirect("/account");
  const [only, second] = me.memberships;
  if (only && !second && all === undefined) redirect(`/p/${only.slug}`);
  return (
    <Entrance
      title="Your projects"
      lead={`Signed in as ${me.name}.`}
      foot={<HomeFoot admin={me.instance_admin} />}
    >
      <ProjectList memberships={me.memberships} canCreate={me.instance_admin} />
      {me.instance_admin ? <NewProject /> : null}
    </Entrance>
  );
}
