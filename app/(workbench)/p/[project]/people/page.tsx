import type { Metadata } from "next";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listPeople } from "@/lib/usecases";
import { People } from "./people";

export const metadata: Metadata = { title: "People" };

type Props = { params: Promise<{ project: string }> };

export default async function PeoplePage({ params }: Props) {
  const { project } = await params;
  const { me, people, invitations } = await load(listPeople, project, {});
  return (
    <>
      <TopBar title="People" />
      <main id="main" className="grid max-w-[1000px] gap-8 px-5 py-5">
        <People project={project} me={me} members={people} invitations={invitations} />
      </main>
    </>
  );
}
