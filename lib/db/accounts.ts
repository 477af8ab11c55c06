import { z } from "zod";
import { ProjectRole } from "@/lib/auth/permissions";
import { query, type Tx } from "./client";
import { literal } from "./like";

const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  instance_admin: z.boolean(),
  disabled_at: z.date().nullable(),
  since: z.date(),
  memberships: z.array(z.object({ slug: z.string(), project: z.string(), role: ProjectRole })),
});
export type Account = z.infer<typeof Account>;

/** How many one page shows; a search finds the others. */
const MOST = 200;

/** The accounts of the whole installation. */
export const accounts = (tx: Tx) => ({
  /** The first 200 by name whose name or address has the text. */
  async page(text: string): Promise<{ accounts: Account[]; more: boolean }> {
    const rows = await query(
      tx,
      Account,
      `select u.id::text, u.name, u.email, u.instance_admin, u.disabled_at, u.created_at as since,
         (select coalesce(json_agg(json_build_object('slug', p.slug, 'project', p.name, 'role', m.role) order by p.name), '[]')
          from membership m join project p on p.id = m.project_id where m.user_id = u.id) as memberships
       from app_user u
       where u.name ilike $1 or u.email ilike $1
       order by u.name, u.id limit $2`,
      `%${literal(text)}%`,
      MOST + 1,
    );
    return { accounts: rows.slice(0, MOST), more: rows.length > MOST };
  },
});
