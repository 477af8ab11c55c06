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

/** Who belongs to the project. */
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

  /** Joins, unless the person is in already: an invitation never changes a role. */
  join: (user_id: string, role: ProjectRole): Promise<number> =>
    run(
      tx,
      `insert into membership (project_id, user_id, role) values ($1::uuid, $2::uuid, $3)
       on conflict (project_id, user_id) do nothing`,
      project_id,
      user_id,
      role,
    ),

  /** The admins, locked until the transaction ends, so that the last two can't leave at the same moment. */
  async lockAdmins(): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ user_id: z.string() }),
      `select user_id::text from membership where project_id = $1::uuid and role = 'admin' order by user_id for update`,
      project_id,
    );
    return rows.map((row) => row.user_id);
  },

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
});
