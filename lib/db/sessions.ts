import { z } from "zod";
import { query, type Scope } from "./client";

/** A trajectory among those of its session, from 1; `previous` and `next` are the neighbours' ids. */
export const SessionPlace = z.object({
  /** The session's id, or the end user's where trajectories have no session. */
  name: z.string(),
  kind: z.enum(["session", "user"]),
  position: z.number(),
  of: z.number(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
export type SessionPlace = z.infer<typeof SessionPlace>;

export const SessionMember = z.object({
  id: z.string(),
  external_id: z.string(),
  version: z.number(),
  position: z.number(),
});

/**
 * The trajectories of one session: those with the same session id of the same end user or, where a source tells only
 * the user, all of theirs. In the order that the source numbers them, then by time, then as they were imported. Of
 * several versions the latest counts; another one stands in its place while it is looked at. The two kinds are asked for
 * apart, so that each finds its own index.
 */
const members = `with this as (select * from trajectory where project_id = $1::uuid and id = $2::uuid),
  mate as (
    select o.* from this t join trajectory o on o.project_id = t.project_id
      and o.session_ref = t.session_ref and o.user_ref is not distinct from t.user_ref
    union all
    select o.* from this t join trajectory o on o.project_id = t.project_id
      and o.session_ref is null and o.user_ref = t.user_ref where t.session_ref is null),
  member as (
    select o.id, o.external_id, o.version, row_number() over by_time as position, count(*) over () as of,
      lag(o.id) over by_time as previous, lead(o.id) over by_time as next
    from this t join mate o
      on o.id = t.id or (o.latest and not (o.source_name = t.source_name and o.external_id = t.external_id))
    window by_time as (order by o.session_index nulls last, o.run_at nulls last, o.id))`;

/** Trajectories of one end user in their order. */
export const sessions = ({ tx, project_id }: Scope) => ({
  /** Where a trajectory stands in its session; null when it is alone there, or has none. */
  async place(id: string): Promise<SessionPlace | null> {
    const rows = await query(
      tx,
      SessionPlace,
      `${members}
       select coalesce(t.session_ref, t.user_ref) as name, case when t.session_ref is null then 'user' else 'session' end as kind,
         m.position::int, m.of::int, m.previous::text, m.next::text
       from member m join this t on t.id = m.id where m.of > 1`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },

  /** The members around a trajectory, at most `around` on either side. */
  members: (id: string, around = 50): Promise<z.infer<typeof SessionMember>[]> =>
    query(
      tx,
      SessionMember,
      `${members}
       select m.id::text, m.external_id, m.version, m.position::int from member m
       join member here on here.id = $2::uuid and abs(m.position - here.position) <= $3::int order by m.position`,
      project_id,
      id,
      around,
    ),
});
