import { z } from "zod";
import { ProjectRole } from "@/lib/auth/permissions";
import { query, run, type Tx } from "./client";

const Membership = z.object({
  project_id: z.string(),
  slug: z.string(),
  project_name: z.string(),
  role: ProjectRole,
});
export type Membership = z.infer<typeof Membership>;

export const Person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  session_version: z.number(),
  must_change: z.boolean(),
  instance_admin: z.boolean(),
  disabled: z.boolean(),
  preferences: z.unknown(),
});
export type Person = z.infer<typeof Person>;

const columns = `u.id::text, u.email, u.name, u.session_version, u.must_change, u.instance_admin,
  u.disabled_at is not null as disabled, u.preferences`;

/** E-mail addresses are compared without case and outer space. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** People of the whole installation and what they are in which project. */
export const people = (tx: Tx) => ({
  async byId(id: string): Promise<Person | null> {
    const rows = await query(tx, Person, `select ${columns} from app_user u where u.id = $1::uuid`, id);
    return rows[0] ?? null;
  },

  async byEmail(email: string): Promise<(Person & { password_hash: string }) | null> {
    const rows = await query(
      tx,
      Person.extend({ password_hash: z.string() }),
      `select ${columns}, u.password_hash from app_user u where u.email = $1`,
      normalEmail(email),
    );
    return rows[0] ?? null;
  },

  async count(): Promise<number> {
    const rows = await query(tx, z.object({ n: z.number() }), `select count(*)::int as n from app_user`);
    return rows[0]!.n;
  },

  async create(person: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    must_change: boolean;
    instance_admin: boolean;
  }): Promise<boolean> {
    const done = await run(
      tx,
      `insert into app_user (id, email, name, password_hash, must_change, instance_admin)
       values ($1::uuid, $2, $3, $4, $5, $6) on conflict (email) do nothing`,
      person.id,
      normalEmail(person.email),
      person.name,
      person.password_hash,
      person.must_change,
      person.instance_admin,
    );
    return done === 1;
  },

  /** A new password ends every session but the one that is told the new version. */
  async setPassword(id: string, password_hash: string, must_change: boolean): Promise<number> {
    const rows = await query(
      tx,
      z.object({ session_version: z.number() }),
      `update app_user set password_hash = $2, must_change = $3, session_version = session_version + 1
       where id = $1::uuid returning session_version`,
      id,
      password_hash,
      must_change,
    );
    return rows[0]!.session_version;
  },

  endSessions: (id: string): Promise<number> =>
    run(tx, `update app_user set session_version = session_version + 1 where id = $1::uuid`, id),

  setDisabled: (id: string, disabled: boolean): Promise<number> =>
    run(
      tx,
      `update app_user set disabled_at = case when $2 then now() end, session_version = session_version + 1
       where id = $1::uuid`,
      id,
      disabled,
    ),

  setPreferences: (id: string, preferences: unknown): Promise<number> =>
    run(
      tx,
      `update app_user set preferences = $2::jsonb where id = $1::uuid`,
      id,
      JSON.stringify(preferences),
    ),

  memberships: (id: string): Promise<Membership[]> =>
    query(
      tx,
      Membership,
      `select p.id::text as project_id, p.slug, p.name as project_name, m.role
       from membership m join project p on p.id = m.project_id where m.user_id = $1::uuid order by p.name`,
      id,
    ),
});
