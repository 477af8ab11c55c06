import { connected } from "../../scripts/connected.mjs";
import type { Installation } from "./installation";

async function rows<Row>(site: Installation, sql: string, ...values: unknown[]): Promise<Row[]> {
  return (await connected(site.database.url, (client) => client.query(sql, values))).rows as Row[];
}

export interface StoredLabel {
  person: string;
  item: number;
  answers: Record<string, string>;
  comment: string;
  /** Entries of its history: one when it was submitted once. */
  versions: number;
  /** Times that the audit log says it was submitted. */
  told: number;
}

/** Every label of a queue as it lies in the database. */
export const labelsOf = (site: Installation, queue: string): Promise<StoredLabel[]> =>
  rows(
    site,
    `select u.email as person, a.item, a.answers, a.comment,
       (select count(*)::int from annotation_version v where v.queue_id = a.queue_id and v.item = a.item and v.ordinal = a.ordinal) as versions,
       (select count(*)::int from audit_log l where l.project_id = a.project_id and l.verb = 'submit-label'
          and l.actor_id = a.annotator_id and l.object = format('queue %s item %s', a.queue_id, a.item)) as told
     from annotation a join app_user u on u.id = a.annotator_id where a.queue_id = $1::uuid order by a.submitted_at`,
    queue,
  );

export interface StoredDraft {
  item: number;
  comment: string;
}

/** The drafts that the server keeps of a queue. */
export const draftsOf = (site: Installation, queue: string): Promise<StoredDraft[]> =>
  rows(site, `select item, body ->> 'comment' as comment from draft where queue_id = $1::uuid`, queue);

/** What a project holds, in words that don't depend on the ids it was given: one line a trajectory, sorted. */
export async function contentsOf(site: Installation, project: string): Promise<string[]> {
  const found = await rows<{ line: string }>(
    site,
    `select concat_ws(' ', t.external_id, t.version, t.latest, t.content_hash, t.record, t.byte_start, t.byte_end, t.leaves,
       (select string_agg(md5(c.body), ',' order by c.first) from trajectory_chunk c
          where c.project_id = t.project_id and c.trajectory_id = t.id)) as line
     from trajectory t join project p on p.id = t.project_id where p.slug = $1 order by t.record, t.external_id, t.version`,
    project,
  );
  return found.map(({ line }) => line);
}

/** How many trajectories of a project there are, by three ways of counting, and what waits. */
export async function countsOf(
  site: Installation,
  project: string,
): Promise<{ trajectories: number; names: number; heads: number; analyses: number; problems: number }> {
  const [found] = await rows<Awaited<ReturnType<typeof countsOf>>>(
    site,
    `select (select count(*)::int from trajectory t where t.project_id = p.id) as trajectories,
       (select count(distinct (external_id, version))::int from trajectory t where t.project_id = p.id) as names,
       (select count(*)::int from trajectory_head h where h.project_id = p.id) as heads,
       (select count(*)::int from analysis a where a.project_id = p.id) as analyses,
       (select count(*)::int from import_problem i where i.project_id = p.id and i.severity = 'rejected') as problems
     from project p where p.slug = $1`,
    project,
  );
  if (!found) throw new Error(`There is no project ${project}.`);
  return found;
}
