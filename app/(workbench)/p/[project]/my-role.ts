import { cache } from "react";
import { allows, type ProjectPermission } from "@/lib/auth/permissions";
import { load } from "@/lib/entry/page";
import { showMe } from "@/lib/usecases";

/** Whether the signed-in person may do this here: for showing or hiding what the server would refuse anyway. */
export async function may(project: string, permission: ProjectPermission): Promise<boolean> {
  const role = await myRole(project);
  return role !== undefined && allows(role, permission);
}

const myRole = cache(async (project: string) => {
  const { memberships } = await load(showMe, null, {});
  return memberships.find(({ slug }) => slug === project)?.role;
});
