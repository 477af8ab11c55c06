import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { TopBar } from "@/components/ui/top-bar";
import { samplers } from "@/lib/queues/samplers";
import { may } from "../../my-role";
import { Counts } from "./counts";

export const metadata: Metadata = { title: "Counts by hand" };

type Props = { params: Promise<{ project: string }> };

export default async function CountsPage({ params }: Props) {
  const { project } = await params;
  if (!(await may(project, "read"))) forbidden();
  return (
    <>
      <TopBar
        title="Counts by hand"
        trail={[{ href: `/p/${project}/studies`, label: "Studies" }]}
        note="nothing is stored; the address holds the counts"
      />
      <Counts samplers={samplers.map(({ id }) => id)} />
    </>
  );
}
