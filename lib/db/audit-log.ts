import { z } from "zod";
import { query, run, type Scope } from "./client";

/** Entries that belong to no project carry this one. */
export const INSTANCE = "00000000-0000-0000-0000-000000000000";

export const AuditEntry = z.object({
  id: z.string(),
  at: z.date(),
  actor_name: z.string(),
  verb: z.string(),
  object: z.string(),
  /** The name of the queue, study, file or person that `object` gives by its id, while it exists. */
  object_name: z.string().nullable(),
  summary: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditLog = ({ tx, project_id }: Scope) => ({
  /** Appends one entry. The table refuses changes, so this is the only write. */
  async append(entry: {
    id: string;
    actor_id: string | null;
    actor_name: string;
    verb: string;
    object: string;
    summary: unknown;
  }): Promise<void> {
    await run(
      tx,
      `insert into audit_log (project_id, id, actor_id, actor_name, verb, object, summary)
       values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::jsonb)`,
      project_id,
      entry.id,
      entry.actor_id,
      entry.actor_name,
      entry.verb,
      entry.object,
      JSON.stringify(entry.summary ?? {}),
    );
  },

  /** The newest entries first, 100 at a time; `before` is the id of the last one seen (ids grow with time). */
  async page(before: string | null, verb: string | null): Promise<{ entries: AuditEntry[]; more: boolean }> {
    const rows = await query(
      tx,
      AuditEntry,
      `with page as (
         select id, at, actor_name, verb, object, summary, split_part(object, ' ', 1) as noun,
                substring(object from '^[a-z]+ ([0-9a-f]{8}-[0-9a-f-]{27})')::uuid as of
         from audit_log
         where project_id = $1::uuid and ($2::uuid is null or id < $2::uuid) and ($3::text is null or verb = $3)
         order by id desc limit 101)
       select id::text, at, actor_name, verb, object, summary,
              case noun
                when 'queue' then (select name from queue where project_id = $1::uuid and queue.id = page.of)
                when 'study' then (select name from study where project_id = $1::uuid and study.id = page.of)
                when 'import' then (select file_name from import_run where project_id = $1::uuid and import_run.id = page.of)
                when 'snapshot' then (select name from label_set where project_id = $1::uuid and label_set.id = page.of)
                when 'person' then (select name from app_user where app_user.id = page.of)
              end as object_name
       from page order by page.id desc`,
      project_id,
      before,
      verb,
    );
    return { entries: rows.slice(0, 100), more: rows.length > 100 };
  },

  /** The verbs that occur, each found by one look into the index however long the log is. */
  async verbs(): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ verb: z.string() }),
      `with recursive seen (verb) as (
         (select verb from audit_log where project_id = $1::uuid order by verb limit 1)
         union all
         select (select a.verb from audit_log a where a.project_id = $1::uuid and a.verb > seen.verb order by a.verb limit 1)
         from seen where seen.verb is not null
       ) select verb from seen where verb is not null`,
      project_id,
    );
    return rows.map((row) => row.verb);
  },
});
