import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listPeople, showMe } from "@/lib/usecases";
import { People } from "./people";

export const metadata: Metadata = { title: "People" };

type Props = { params: Promise<{ project: string }> };

export default async function PeoplePage({ params }: Props) {
  const { project } = await params;
  const [{ me, people, invitations }, { instance_admin }] = await Promise.all([
    load(listPeople, project, {}),
    load(showMe, null, {}),
  ]);
  return (
    <>
      <TopBar
        title="People"
        actions={instance_admin ? <LinkButton href="/installation">All accounts</LinkButton> : null}
      />
      <main id="main" className="grid max-w-[1000px] gap-8 px-5 py-5">
        <People project={project} me={me} members={people} invitations={invitations} />
      </main>
    </>
  );
}
