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
  /** Sending spans of running agents. */
  ingest: ["lead", "admin"],
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

/**
 * What an API token may be given: the permission of the same name. Labels, decisions and people are nothing that a
 * program should change, so there is no scope for them.
 */
export const TokenScope = z.enum(["ingest", "import", "read", "export"]);
export type TokenScope = z.infer<typeof TokenScope>;

/** Whether a token with these scopes has a project permission. */
export const tokenAllows = (scopes: readonly TokenScope[], permission: ProjectPermission): boolean =>
  (scopes as readonly string[]).includes(permission);
