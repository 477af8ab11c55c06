import { redirect } from "next/navigation";
import { allows } from "@/lib/auth/permissions";
import { load } from "@/lib/entry/page";
import { showMe } from "@/lib/usecases";

type Props = { params: Promise<{ project: string }> };

/** The project's own address leads to the page that a person starts on. */
export default async function ProjectPage({ params }: Props) {
  const { project } = await params;
  const { memberships } = await load(showMe, null, {});
  const role = memberships.find((membership) => membership.slug === project)?.role;
  redirect(`/p/${project}/${role && allows(role, "annotate") ? "home" : "overview"}`);
}
