import { auditLog, INSTANCE } from "./audit-log";
import type { Scope, Tx } from "./client";
import { people } from "./people";
import { members, projects } from "./projects";

/** All nouns of one project; a row of another project can't be named. */
export const openProjectDb = (scope: Scope) => ({
  auditLog: auditLog(scope),
  members: members(scope),
  people: people(scope.tx),
});
export type ProjectDb = ReturnType<typeof openProjectDb>;

/** What annotator-facing use cases get: works on the client that can't read sealed columns. */
export const openAnnotatorDb = (scope: Scope) => ({
  auditLog: auditLog(scope),
});
export type AnnotatorDb = ReturnType<typeof openAnnotatorDb>;

/** What belongs to no project. */
export const openInstanceDb = (tx: Tx) => ({
  auditLog: auditLog({ tx, project_id: INSTANCE }),
  people: people(tx),
  projects: projects(tx),
  /** The nouns of one project, for verbs that create it or let people into it. */
  project: (project_id: string) => openProjectDb({ tx, project_id }),
  tx,
});
export type InstanceDb = ReturnType<typeof openInstanceDb>;
