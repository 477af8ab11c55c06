import { z } from "zod";
import { ProjectRole } from "@/lib/auth/permissions";
import { query, run, type Scope, type Tx } from "./client";

export const ProjectRow = z.object({ id: z.string(), slug: z.string(), name: z.string() });
export type ProjectRow = z.infer<typeof ProjectRow>;

/** Projects of the installation. */
export const projects = (tx: Tx) => ({
  async bySlug(slug: string): Promise<ProjectRow | null> {
    const rows = await query(
      tx,
      ProjectRow,
      `select id::text, slug, name from project where slug = $1`,
      slug,
    );
    return rows[0] ?? null;
  },

  all: (): Promise<ProjectRow[]> =>
    query(tx, ProjectRow, `select id::text, slug, name from project order by name`),

  async create(project: {
    id: string;
    slug: string;
    name: string;
    pseudonym_secret: string;
  }): Promise<boolean> {
    const done = await run(
      tx,
      `insert into project (id, slug, name, pseudonym_secret) values ($1::uuid, $2, $3, $4) on conflict (slug) do nothing`,
      project.id,
      project.slug,
      project.name,
      project.pseudonym_secret,
    );
    return done === 1;
  },
});

const Member = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  role: ProjectRole,
  disabled: z.boolean(),
  since: z.date(),
});
export type Member = z.infer<typeof Member>;

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: ProjectRole,
  expires_at: z.date(),
  accepted_at: z.date().nullable(),
  revoked_at: z.date().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Who belongs to the project, and who is invited. */
export const members = ({ tx, project_id }: Scope) => ({
  list: (): Promise<Member[]> =>
    query(
      tx,
      Member,
      `select u.id::text as user_id, u.name, u.email, m.role, u.disabled_at is not null as disabled, m.created_at as since
       from membership m join app_user u on u.id = m.user_id where m.project_id = $1::uuid order by u.name`,
      project_id,
    ),

  async role(user_id: string): Promise<ProjectRole | null> {
    const rows = await query(
      tx,
      z.object({ role: ProjectRole }),
      `select role from membership where project_id = $1::uuid and user_id = $2::uuid`,
      project_id,
      user_id,
    );
    return rows[0]?.role ?? null;
  },

  put: (user_id: string, role: ProjectRole): Promise<number> =>
    run(
      tx,
      `insert into membership (project_id, user_id, role) values ($1::uuid, $2::uuid, $3)
       on conflict (project_id, user_id) do update set role = excluded.role`,
      project_id,
      user_id,
      role,
    ),

  remove: (user_id: string): Promise<number> =>
    run(tx, `delete from membership where project_id = $1::uuid and user_id = $2::uuid`, project_id, user_id),

  async pseudonymSecret(): Promise<string> {
    const rows = await query(
      tx,
      z.object({ pseudonym_secret: z.string() }),
      `select pseudonym_secret from project where id = $1::uuid`,
      project_id,
    );
    return rows[0]!.pseudonym_secret;
  },

  invite: (invitation: {
    id: string;
    email: string;
    role: ProjectRole;
    token_hash: string;
    invited_by: string | null;
    expires_at: Date;
  }): Promise<number> =>
    run(
      tx,
      `insert into invitation (project_id, id, email, role, token_hash, invited_by, expires_at)
       values ($1::uuid, $2::uuid, $3, $4, $5, coalesce($6::uuid, '00000000-0000-0000-0000-000000000000'), $7)`,
      project_id,
      invitation.id,
      invitation.email,
      invitation.role,
      invitation.token_hash,
      invitation.invited_by,
      invitation.expires_at,
    ),

  invitations: (): Promise<Invitation[]> =>
    query(
      tx,
      Invitation,
      `select id::text, email, role, expires_at, accepted_at, revoked_at from invitation
       where project_id = $1::uuid order by created_at desc limit 200`,
      project_id,
    ),

  revokeInvitation: (id: string): Promise<number> =>
    run(
      tx,
      `update invitation set revoked_at = now()
       where project_id = $1::uuid and id = $2::uuid and accepted_at is null and revoked_at is null`,
      project_id,
      id,
    ),
});

/** Takes an invitation by its token's hash, once; null when it is unknown, used, revoked or too old. */
export async function acceptInvitation(
  tx: Tx,
  token_hash: string,
): Promise<{ project_id: string; email: string; role: ProjectRole } | null> {
  const rows = await query(
    tx,
    z.object({ project_id: z.string(), email: z.string(), role: ProjectRole }),
    `update invitation set accepted_at = now()
     where token_hash = $1 and accepted_at is null and revoked_at is null and expires_at > now()
     returning project_id::text, email, role`,
    token_hash,
  );
  return rows[0] ?? null;
}

/** What an open invitation is for, without taking it. */
export async function openInvitation(
  tx: Tx,
  token_hash: string,
): Promise<{ email: string; role: ProjectRole; project_name: string; known: boolean } | null> {
  const rows = await query(
    tx,
    z.object({ email: z.string(), role: ProjectRole, project_name: z.string(), known: z.boolean() }),
    `select i.email, i.role, p.name as project_name, exists(select from app_user u where u.email = i.email) as known
     from invitation i join project p on p.id = i.project_id
     where i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()`,
    token_hash,
  );
  return rows[0] ?? null;
}
