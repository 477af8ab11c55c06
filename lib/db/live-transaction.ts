import type { PoolClient } from "pg";
import { z } from "zod";
import type { KnownVersion } from "@/lib/trajectories/identity";
import { liveFormat } from "./imports";
import { importOfToday, putSource } from "./live-sources";
import { knownTrajectories } from "./trajectories-store";

/** A conversation with spans to put in. */
export interface WaitingConversation {
  id: string;
  external_id: string;
  /** Its source so far, and those of traces that turned out to be part of it. */
  source_file_ids: string[];
  own_source: string | null;
  waiting: { trace_id: string; span_id: string; hash: string; line: string }[];
}

const Current = z.object({
  id: z.string(),
  version: z.number(),
  content_hash: z.string(),
  import_id: z.string(),
  source_file_id: z.string(),
  /** It came in live, and not as part of a file that was imported. */
  live: z.boolean(),
  /** It is an item of a queue or drawn into a study. */
  used: z.boolean(),
  /** Somebody has put a word to it. */
  tagged: z.boolean(),
});

/** The steps of putting one conversation in, in one transaction. */
export interface LiveTransaction {
  client: PoolClient;
  state: string;
  /** The version that the conversation has now; nobody can begin to use it before the transaction ends. */
  current: z.infer<typeof Current> | null;
  known(external_id: string): Promise<KnownVersion[]>;
  /** What came in on this day is one import. */
  importOfToday(): Promise<string>;
  /** Stores a source, in the place of an earlier one or as a new one. */
  putSource(id: string | null, file_name: string, bytes: Uint8Array): Promise<string>;
  countStored(import_id: string, by: 1 | -1): Promise<void>;
  /** Takes back what traces were on their own before they turned out to be part of this conversation. */
  absorb(): Promise<void>;
  finish(result: {
    state: "growing" | "closed";
    /** Whether there was anything new. */
    grew: boolean;
    spans: number;
    traces: number;
    bytes: number;
    trajectory_id: string | null;
    source_file_id: string | null;
  }): Promise<void>;
}

/** The steps, with the conversation and its trajectory locked until the transaction ends. */
export async function liveTransaction(
  client: PoolClient,
  project_id: string,
  { id, waiting }: WaitingConversation,
): Promise<LiveTransaction> {
  const key = [project_id, id];
  const { rows: conversations } = await client.query<{ state: string; trajectory_id: string | null }>(
    `select state, trajectory_id::text from live_conversation where project_id = $1::uuid and id = $2::uuid for update`,
    key,
  );
  const { state, trajectory_id } = conversations[0]!;
  return {
    client,
    state,
    current: trajectory_id === null ? null : await lockTrajectory(client, project_id, trajectory_id),
    known: (external_id) => knownTrajectories(client, project_id, [external_id]),
    importOfToday: () => importOfToday(client, project_id),
    putSource: (earlier, file_name, bytes) => putSource(client, project_id, earlier, file_name, bytes),

    countStored: (import_id, by) => countStored(client, project_id, import_id, by),

    async absorb() {
      const { rows } = await client.query<{ id: string; trajectory_id: string | null }>(
        `select id::text, trajectory_id::text from live_conversation
         where project_id = $1::uuid and merged_into = $2::uuid and source_file_id is not null for update`,
        key,
      );
      for (const part of rows) {
        const alone = part.trajectory_id && (await lockTrajectory(client, project_id, part.trajectory_id));
        if (alone && alone.live && !alone.used && !alone.tagged) await takeBack(client, project_id, alone);
        await client.query(
          `update live_conversation set source_file_id = null, trajectory_id = null where project_id = $1::uuid and id = $2::uuid`,
          [project_id, part.id],
        );
      }
    },

    async finish(result) {
      // Exactly what was put in: more may have come meanwhile.
      await client.query(
        `delete from live_span s using unnest($2::text[], $3::text[], $4::text[]) as g(trace_id, span_id, hash)
         where s.project_id = $1::uuid and s.trace_id = g.trace_id and s.span_id = g.span_id and s.hash = g.hash`,
        [
          project_id,
          waiting.map(({ trace_id }) => trace_id),
          waiting.map(({ span_id }) => span_id),
          waiting.map(({ hash }) => hash),
        ],
      );
      await client.query(
        `update live_conversation c set state = $3, spans = $4, traces = $5, bytes = $6, trajectory_id = $7::uuid,
           source_file_id = $8::uuid, problem = null,
           last_at = case when $9 then now() else c.last_at end, closed_at = case when $3 = 'closed' then c.closed_at end,
           pending = exists (select from live_span s join live_trace t on t.project_id = s.project_id and t.trace_id = s.trace_id
             where t.project_id = c.project_id and t.conversation_id = c.id)
         where c.project_id = $1::uuid and c.id = $2::uuid`,
        [
          ...key,
          result.state,
          result.spans,
          result.traces,
          result.bytes,
          result.trajectory_id,
          result.source_file_id,
          result.grew,
        ],
      );
    },
  };
}

async function countStored(
  client: PoolClient,
  project_id: string,
  import_id: string,
  by: 1 | -1,
): Promise<void> {
  await client.query(
    `update import_run set stored = stored + $3, records_done = records_done + $3, finished_at = now(),
       formats = jsonb_build_object('otlp-json', stored + $3) where project_id = $1::uuid and id = $2::uuid`,
    [project_id, import_id, by],
  );
}

/** Removes a trajectory that nobody used, with its source: what it said stands elsewhere from now on. */
async function takeBack(
  client: PoolClient,
  project_id: string,
  { id, import_id, source_file_id }: z.infer<typeof Current>,
): Promise<void> {
  await client.query(`delete from trajectory where project_id = $1::uuid and id = $2::uuid`, [
    project_id,
    id,
  ]);
  await client.query(`delete from source_file where project_id = $1::uuid and id = $2::uuid`, [
    project_id,
    source_file_id,
  ]);
  await countStored(client, project_id, import_id, -1);
}

async function lockTrajectory(client: PoolClient, project_id: string, id: string) {
  const { rows } = await client.query(
    `select t.id::text, t.version, t.content_hash, t.import_id::text, t.source_file_id::text, i.format_choice = $3 as live,
       exists (select from item where project_id = $1::uuid and trajectory_id = t.id)
         or exists (select from study_draw where project_id = $1::uuid and trajectory_id = t.id) as used,
       exists (select from trajectory_tag where project_id = $1::uuid and trajectory_id = t.id) as tagged
     from trajectory t join import_run i on i.project_id = t.project_id and i.id = t.import_id
     where t.project_id = $1::uuid and t.id = $2::uuid for update of t`,
    [project_id, id, liveFormat],
  );
  return rows[0] ? Current.parse(rows[0]) : null;
}
