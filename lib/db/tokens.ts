import { z } from "zod";
import { TokenScope } from "@/lib/auth/permissions";
import { query, run, type Scope, type Tx } from "./client";

export const TokenRow = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  /** Null: made on the command line. */
  made_by: z.string().nullable(),
  created_at: z.date(),
  expires_at: z.date().nullable(),
  revoked_at: z.date().nullable(),
  last_used_at: z.date().nullable(),
});
export type TokenRow = z.infer<typeof TokenRow>;

/** API tokens of the project. Only the hash of a token is stored. */
export const tokens = ({ tx, project_id }: Scope) => ({
  create: (token: {
    id: string;
    name: string;
    scopes: readonly TokenScope[];
    token_hash: string;
    made_by: string | null;
    expires_at: Date | null;
  }): Promise<number> =>
    run(
      tx,
      `insert into api_token (project_id, id, name, scopes, token_hash, made_by, expires_at)
       values ($1::uuid, $2::uuid, $3, $4, $5, $6::uuid, $7)`,
      project_id,
      token.id,
      token.name,
      token.scopes,
      token.token_hash,
      token.made_by,
      token.expires_at,
    ),

  /** The newest first. */
  list: (): Promise<TokenRow[]> =>
    query(
      tx,
      TokenRow,
      `select t.id::text, t.name, t.scopes, u.name as made_by, t.created_at, t.expires_at, t.revoked_at, t.last_used_at
       from api_token t left join app_user u on u.id = t.made_by
       where t.project_id = $1::uuid order by t.id desc limit 500`,
      project_id,
    ),

  revoke: (id: string): Promise<number> =>
    run(
      tx,
      `update api_token set revoked_at = now() where project_id = $1::uuid and id = $2::uuid and revoked_at is null`,
      project_id,
      id,
    ),
});

const Presented = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  made_by: z.string().nullable(),
  project: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
});
export type PresentedToken = z.infer<typeof Presented>;

/** The working token with this hash; null when it is unknown, revoked or too old. Notes its use, once a minute at most. */
export async function presentToken(tx: Tx, token_hash: string): Promise<PresentedToken | null> {
  const rows = await query(
    tx,
    Presented.extend({ stale: z.boolean() }),
    `select t.id::text, t.name, t.scopes, t.made_by::text,
       json_build_object('id', p.id::text, 'slug', p.slug, 'name', p.name) as project,
       t.last_used_at is null or t.last_used_at < now() - interval '1 minute' as stale
     from api_token t join project p on p.id = t.project_id
     where t.token_hash = $1 and t.revoked_at is null and (t.expires_at is null or t.expires_at > now())`,
    token_hash,
  );
  const found = rows[0];
  if (found?.stale)
    await run(
      tx,
      `update api_token set last_used_at = now() where project_id = $1::uuid and id = $2::uuid`,
      found.project.id,
      found.id,
    );
  return found ?? null;
}
