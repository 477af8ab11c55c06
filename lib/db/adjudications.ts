import { z } from "zod";
import { query, run, type Scope } from "./client";

const Decision = z.object({
  item: z.number(),
  question: z.string(),
  version: z.number(),
  value: z.string(),
  reason: z.string(),
  actor: z.string(),
  at: z.date(),
  blind_version: z.number().nullable(),
});
export type AdjudicationRow = z.infer<typeof Decision>;

const Blind = Decision.omit({ blind_version: true }).extend({ actor_id: z.string() });

/** Decisions of leads on items without a majority; append-only, the highest version is in force. */
export const adjudications = ({ tx, project_id }: Scope) => ({
  history: (queue_id: string, item: number | null): Promise<AdjudicationRow[]> =>
    query(
      tx,
      Decision,
      `select d.item, d.question, d.version, d.value, d.reason, coalesce(u.name, 'command line') as actor, d.at, d.blind_version
       from adjudication d left join app_user u on u.id = d.actor_id
       where d.project_id = $1::uuid and d.queue_id = $2::uuid and ($3::int is null or d.item = $3)
       order by d.item, d.question, d.version`,
      project_id,
      queue_id,
      item,
    ),

  /** Appends a decision if `version` is the next one; false when somebody decided in between. */
  async append(decision: {
    queue_id: string;
    item: number;
    question: string;
    version: number;
    value: string;
    reason: string;
    actor_id: string;
    blind_version: number | null;
  }): Promise<boolean> {
    const done = await run(
      tx,
      `insert into adjudication (project_id, queue_id, item, question, version, value, reason, actor_id, blind_version)
       select $1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::uuid, $9
       where $5 = 1 + coalesce((select max(version) from adjudication
         where project_id = $1::uuid and queue_id = $2::uuid and item = $3 and question = $4), 0)
       on conflict do nothing`,
      project_id,
      decision.queue_id,
      decision.item,
      decision.question,
      decision.version,
      decision.value,
      decision.reason,
      decision.actor_id,
      decision.blind_version,
    );
    return done === 1;
  },

  /** First decisions, made without seeing the labels. */
  blind: (queue_id: string, item: number | null) =>
    query(
      tx,
      Blind,
      `select d.item, d.question, d.version, d.value, d.reason, d.actor_id::text, coalesce(u.name, 'command line') as actor, d.at
       from blind_decision d left join app_user u on u.id = d.actor_id
       where d.project_id = $1::uuid and d.queue_id = $2::uuid and ($3::int is null or d.item = $3)
       order by d.item, d.question, d.version`,
      project_id,
      queue_id,
      item,
    ),

  /** Whether this person has downloaded labels of a queue: the audit log tells who took which export. */
  async labelsSeen(queue_id: string, actor_id: string): Promise<boolean> {
    const rows = await query(
      tx,
      z.object({ seen: z.boolean() }),
      `select exists (
         select from audit_log l
         join export_record e on e.project_id = l.project_id and l.object = 'export ' || e.id::text
         left join label_set s on s.project_id = e.project_id and s.id = (e.request ->> 'label_set')::uuid
         join queue q on q.project_id = l.project_id and q.id = $2::uuid
         where l.project_id = $1::uuid and l.verb = 'download-export' and l.actor_id = $3::uuid
           and jsonb_exists_any(e.request -> 'what', array['label_set', 'labels', 'votes'])
           and (l.summary ->> 'file' = 'all' or l.summary ->> 'file' ~ '^(labels|votes|posteriors|agreement|vote-models|reports|reconciliation)[.]')
           and coalesce(s.queue_id::text, e.request ->> 'queue', q.id::text) = q.id::text
           and coalesce(e.request ->> 'study', q.study_id::text, '') = coalesce(q.study_id::text, '')) as seen`,
      project_id,
      queue_id,
      actor_id,
    );
    return rows[0]!.seen;
  },

  /** Appends a first decision under the next number; gives that number. */
  async appendBlind(decision: {
    queue_id: string;
    item: number;
    question: string;
    value: string;
    reason: string;
    actor_id: string;
  }): Promise<number> {
    const rows = await query(
      tx,
      z.object({ version: z.number() }),
      `insert into blind_decision (project_id, queue_id, item, question, version, value, reason, actor_id)
       select $1::uuid, $2::uuid, $3, $4, 1 + coalesce((select max(version) from blind_decision
         where project_id = $1::uuid and queue_id = $2::uuid and item = $3 and question = $4), 0), $5, $6, $7::uuid
       returning version`,
      project_id,
      decision.queue_id,
      decision.item,
      decision.question,
      decision.value,
      decision.reason,
      decision.actor_id,
    );
    return rows[0]!.version;
  },
});
