"use client";

import { signOut } from "next-auth/react";
import { NewProjectForm } from "@/components/people/new-project-form";
import { TextButton, TextLink } from "@/components/ui/link-button";
import { callInstance } from "./call";

/** Makes a project and goes to it; a full load, so that the new membership counts everywhere. */
export function NewProject() {
  return (
    <NewProjectForm
      create={async (project) => {
        await callInstance("create-project", project);
        location.assign(`/p/${project.slug}`);
      }}
    />
  );
}

export function HomeFoot({ admin }: { admin: boolean }) {
  return (
    <span className="flex gap-5">
      <TextLink href="/account">Your account</TextLink>
      {admin ? <TextLink href="/installation">Installation</TextLink> : null}
      <TextButton onClick={() => void signOut({ callbackUrl: "/sign-in" })}>Sign out</TextButton>
    </span>
  );
}
