"use client";

import { signOut } from "next-auth/react";
import type { ReactNode } from "react";
import { LookKept } from "@/app/look-kept";
import type { Look } from "@/components/people/look-keeper";
import { roleNames } from "@/components/people/roles";
import { projectNavigation } from "@/components/shell/project-navigation";
import { Shell } from "@/components/shell/shell";
import type { ProjectRole } from "@/lib/auth/permissions";

type Place = { slug: string; name: string };

type FrameProps = {
  project: Place;
  projects: Place[];
  name: string;
  role: ProjectRole;
  look: Look;
  children: ReactNode;
};

const choice = ({ slug, name }: Place) => ({ id: slug, name, href: `/p/${slug}` });

/** The shell with this project's places and this person's menu. */
export function Frame({ project, projects, name, role, look, children }: FrameProps) {
  return (
    <Shell
      project={choice(project)}
      projects={projects.map(choice)}
      allProjectsHref="/?all=1"
      groups={projectNavigation(project.slug, role)}
      user={{ name, role: roleNames[role].name }}
      accountHref="/account"
      onSignOut={() => void signOut({ callbackUrl: "/sign-in" })}
    >
      <LookKept look={look} />
      {children}
    </Shell>
  );
}
