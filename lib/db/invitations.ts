import { z } from "zod";
import { ProjectRole } from "@/lib/auth/permissions";
import { query, run, type Scope, type Tx } from "./client";

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: ProjectRole,
  expires_at: z.date(),
  accepted_at: z.date().nullable(),
  revoked_at: z.date().nullable(),
  created_at: z.date(),
  invited_by: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Invitations to the project. Only the hash of a link's secret is stored. */
export const invitations = ({ tx, project_id }: Scope) => ({
  create: (invitation: {
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

  list: (): Promise<Invitation[]> =>
    query(
      tx,
      Invitation,
      `select i.id::text, i.email, i.role, i.expires_at, i.accepted_at, i.revoked_at, i.created_at, u.name as invited_by
       from invitation i left join app_user u on u.id = i.invited_by
       where i.project_id = $1::uuid order by i.created_at desc, i.id desc limit 200`,
      project_id,
    ),

  /** Ends earlier open invitations to the same address: only the newest link works. */
  supersede: (email: string): Promise<number> =>
    run(
      tx,
      `update invitation set revoked_at = now()
       where project_id = $1::uuid and email = $2 and accepted_at is null and revoked_at is null`,
      project_id,
      email,
    ),

  revoke: (id: string): Promise<number> =>
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
): Promise<{ project_id: string; slug: string; email: string; role: ProjectRole } | null> {
  const rows = await query(
    tx,
    z.object({ project_id: z.string(), slug: z.string(), email: z.string(), role: ProjectRole }),
    `update invitation i set accepted_at = now() from project p
     where p.id = i.project_id and i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null
       and i.expires_at > now()
     returning i.project_id::text, p.slug, i.email, i.role`,
    token_hash,
  );
  return rows[0] ?? null;
}

/** What an open invitation is for, without taking it; `known`: there is an account for its address. */
export async function openInvitation(
  tx: Tx,
  token_hash: string,
): Promise<{ email: string; role: ProjectRole; project_name: string; known: boolean } | null> {
  const rows = await query(
    tx,
    z.object({ email: z.string(), role: ProjectRole, project_name: z.string(), known: z.boolean() }),
    `select i.email, i.role, p.name as project_name, exists (select from app_user u where u.email = i.email) as known
     from invitation i join project p on p.id = i.project_id
     where i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()`,
    token_hash,
  );
  return rows[0] ?? null;
}
