import { z } from "zod";

/** What a person is in one project. */
export const ProjectRole = z.enum(["annotator", "lead", "researcher", "admin"]);
export type ProjectRole = z.infer<typeof ProjectRole>;

/**
 * What each verb needs, and who has it. Leads and researchers see arms and signals, so they can't annotate:
 * a blind study needs people who know neither.
 */
export const permissions = {
  /** Any member of the project. */
  belong: ["annotator", "lead", "researcher", "admin"],
  annotate: ["annotator"],
  read: ["lead", "researcher", "admin"],
  import: ["lead", "admin"],
  lead: ["lead", "admin"],
  export: ["lead", "researcher", "admin"],
  administer: ["admin"],
} as const satisfies Record<string, readonly ProjectRole[]>;

export type ProjectPermission = keyof typeof permissions;

/**
 * `anyone`: signed out as well. `person`: any signed-in person, about themselves.
 * `operate`: the installation's administrators and the command line.
 */
export type Permission = ProjectPermission | "anyone" | "person" | "operate";

/** Whether a role has a project permission. */
export const allows = (role: ProjectRole, permission: ProjectPermission): boolean =>
  (permissions[permission] as readonly ProjectRole[]).includes(role);
