import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { preloadFont } from "@/app/fonts";
import { load } from "@/lib/entry/page";
import { showMe } from "@/lib/usecases";
import { Frame } from "./frame";

type Props = { params: Promise<{ project: string }>; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project } = await params;
  return { title: { default: project, template: `%s · ${project} · Assay` } };
}

/** The frame of a project: only its members get this far. Pages check what they show for themselves. */
export default async function ProjectLayout({ params, children }: Props) {
  const { project } = await params;
  const me = await load(showMe, null, {});
  if (me.must_change) redirect("/account");
  const here = me.memberships.find((membership) => membership.slug === project);
  if (!here) notFound();
  const { theme, density } = me.preferences;
  preloadFont("jetbrains-mono-latin-wght-normal");
  return (
    <Frame
      project={{ slug: here.slug, name: here.project_name }}
      projects={me.memberships.map(({ slug, project_name }) => ({ slug, name: project_name }))}
      name={me.name}
      role={here.role}
      look={{ theme, density }}
    >
      <NuqsAdapter>{children}</NuqsAdapter>
    </Frame>
  );
}
