import { countBadToken } from "@/lib/auth/limiter";
import {
  allows,
  tokenAllows,
  type Permission,
  type ProjectPermission,
  type ProjectRole,
} from "@/lib/auth/permissions";
import { INSTANCE } from "@/lib/db/audit-log";
import type { Tx } from "@/lib/db/client";
import { people, type Person } from "@/lib/db/people";
import { members, projects, type ProjectRow } from "@/lib/db/projects";
import { presentToken, type PresentedToken } from "@/lib/db/tokens";
import { AppError } from "@/lib/errors";

/** Who acts: a person (perhaps by a token of theirs), or the machine's operator (command line, worker). */
export interface Actor {
  id: string | null;
  name: string;
  role: ProjectRole | null;
  operator: boolean;
}

/**
 * Who calls and for which project. `user` comes from a verified session; `token` is what a program showed, still to be
 * looked up, and belongs to one project, which needn't be named; `operator` comes from the machine itself.
 */
export type Caller =
  | { kind: "anyone" }
  | { kind: "user"; user_id: string; session_version: number; project: string | null }
  | { kind: "token"; token_hash: string; address: string; project: string | null }
  | { kind: "operator"; name: string; project: string | null };

interface Admission {
  actor: Actor;
  project: ProjectRow;
}

const nowhere: ProjectRow = { id: INSTANCE, slug: "", name: "" };

/** Decides whether the caller may do this here. A project that one doesn't belong to looks like one that isn't there. */
export async function admit(tx: Tx, permission: Permission, caller: Caller): Promise<Admission> {
  if (caller.kind === "token") return admitToken(tx, permission, caller);
  const person = await personOf(tx, caller);
  const actor: Actor =
    caller.kind === "operator"
      ? { id: null, name: caller.name, role: null, operator: true }
      : { id: person?.id ?? null, name: person?.name ?? "anyone", role: null, operator: false };
  if (permission === "anyone") return { actor, project: nowhere };
  if (caller.kind === "anyone") throw new AppError("signed_out", "Sign in first.");
  if (permission === "person") {
    if (!person) throw new AppError("forbidden", "Only a signed-in person can do this.");
    return { actor, project: nowhere };
  }
  if (permission === "operate") {
    if (!actor.operator && !person?.instance_admin)
      throw new AppError("forbidden", "Only an administrator of this installation can do this.");
    return { actor, project: nowhere };
  }
  return admitToProject(tx, permission, caller.project, actor, person);
}

async function personOf(tx: Tx, caller: Caller): Promise<Person | null> {
  if (caller.kind !== "user") return null;
  const person = await people(tx).byId(caller.user_id);
  if (!person || person.disabled || person.session_version !== caller.session_version)
    throw new AppError("signed_out", "Your session has ended. Sign in again; drafts are kept.");
  return person;
}

const missing = (slug: string | null): AppError =>
  new AppError("not_found", `There is no project “${slug ?? ""}” that you belong to.`);

async function admitToProject(
  tx: Tx,
  permission: ProjectPermission,
  slug: string | null,
  actor: Actor,
  person: Person | null,
): Promise<Admission> {
  const project = slug === null ? null : await projects(tx).bySlug(slug);
  if (!project) throw missing(slug);
  if (actor.operator) return { actor, project };
  const role = person && (await members({ tx, project_id: project.id }).role(person.id));
  if (!role) throw missing(slug);
  if (person.must_change) throw new AppError("forbidden", "Choose a password of your own first.");
  if (!allows(role, permission))
    throw new AppError("forbidden", `Your role in this project (${role}) doesn't allow this.`);
  return { actor: { ...actor, role }, project };
}

/** A token reaches its own project, within its scopes, and never further than the person who made it does now. */
async function admitToken(
  tx: Tx,
  permission: Permission,
  { token_hash, address, project: slug }: Extract<Caller, { kind: "token" }>,
): Promise<Admission> {
  const token = await presentToken(tx, token_hash);
  if (!token) {
    await countBadToken(address);
    throw new AppError("signed_out", "This API token doesn't work: it is unknown, revoked or too old.");
  }
  const { project, name } = token;
  if (permission === "anyone")
    return { actor: { id: null, name: `token “${name}”`, role: null, operator: false }, project: nowhere };
  if (permission === "person" || permission === "operate")
    throw new AppError("forbidden", "An API token can't do this; it works within one project.");
  if (slug !== null && slug !== project.slug) throw missing(slug);
  if (!tokenAllows(token.scopes, permission))
    throw new AppError(
      "forbidden",
      `This API token may ${token.scopes.join(", ")} only; this needs ${permission}.`,
    );
  return { actor: await actorOf(tx, token, permission), project };
}

async function actorOf(
  tx: Tx,
  { made_by, name, project }: PresentedToken,
  permission: ProjectPermission,
): Promise<Actor> {
  if (made_by === null) return { id: null, name: `token “${name}”`, role: null, operator: false };
  const maker = await people(tx).byId(made_by);
  const role = maker && (await members({ tx, project_id: project.id }).role(maker.id));
  if (!maker || !role || maker.disabled || !allows(role, permission))
    throw new AppError(
      "forbidden",
      "Whoever made this API token may no longer do this in the project. Ask a lead for another one.",
    );
  return { id: maker.id, name: `${maker.name}, by token “${name}”`, role, operator: false };
}
