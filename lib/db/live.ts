import { z } from "zod";
import { cleanText, keyText } from "./clean-text";
import { query, run, type Scope } from "./client";
import { newId } from "./ids";

/** A span as it came: where it belongs, and itself as one line of JSON. */
export interface SpanToKeep {
  trace_id: string;
  span_id: string;
  /** The conversation that it names, when that decides. */
  conversation: string | null;
  hash: string;
  line: string;
}

export const LiveState = z.enum(["growing", "closed", "aside", "merged"]);

const Conversation = z.object({
  id: z.string(),
  external_id: z.string(),
  state: LiveState,
  /** Whether spans wait to be put in. */
  pending: z.boolean(),
  spans: z.number(),
  traces: z.number(),
  first_at: z.date(),
  last_at: z.date(),
  closed_at: z.date().nullable(),
  trajectory_id: z.string().nullable(),
  version: z.number().nullable(),
  preview: z.string().nullable(),
  steps: z.number().nullable(),
  problem: z.string().nullable(),
});
export type LiveConversation = z.infer<typeof Conversation>;

/** How live spans become trajectories in this project. */
export const LiveSettings = z.object({
  /** A conversation is complete when nothing came for this long. */
  quiet_seconds: z.number().int().min(5).max(86_400),
  /** What one trajectory is: a conversation, where spans name one (`gen_ai.conversation.id`), or always one trace. */
  by: z.enum(["conversation", "trace"]),
});
export type LiveSettings = z.infer<typeof LiveSettings>;

const defaults: LiveSettings = { quiet_seconds: 600, by: "conversation" };

/** More spans than these may not wait: whoever sends them is asked to come back later. */
const mostWaiting = 200_000;
/** A conversation may be this large. */
export const largestConversation = 64 * 2 ** 20;

/** Spans that come in from running agents, and the conversations that they are put together to. */
export const live = ({ tx, project_id }: Scope) => ({
  async settings(): Promise<LiveSettings> {
    const rows = await query(
      tx,
      z.object({ live: LiveSettings.partial().nullable().catch(null) }),
      `select settings->'live' as live from project where id = $1::uuid`,
      project_id,
    );
    return { ...defaults, ...rows[0]?.live };
  },

  saveSettings: (settings: LiveSettings): Promise<number> =>
    run(
      tx,
      `update project set settings = settings || jsonb_build_object('live', $2::jsonb) where id = $1::uuid`,
      project_id,
      JSON.stringify(settings),
    ),

  async isFull(): Promise<boolean> {
    const rows = await query(
      tx,
      z.object({ full: z.boolean() }),
      `select exists (select from live_span where project_id = $1::uuid offset $2::int limit 1) as full`,
      project_id,
      mostWaiting,
    );
    return rows[0]!.full;
  },

  /**
   * Keeps spans until they are put in. A trace belongs to the conversation that one of its spans names first, else it is
   * one itself; a trace that was one itself moves when a later span names its conversation. The same span again is
   * kept once. Gives those that were refused because their conversation is too large.
   */
  async keep(spans: readonly SpanToKeep[]): Promise<SpanToKeep[]> {
    // Requests of one project follow each other: which conversation a trace belongs to is decided once.
    await run(tx, `select pg_advisory_xact_lock(hashtextextended('live ' || $1, 0))`, project_id);
    const named = new Map<string, string | null>();
    for (const { trace_id, conversation } of spans) named.set(trace_id, named.get(trace_id) ?? conversation);
    const traces = [...named.keys()];
    const known = await query(
      tx,
      z.object({ trace_id: z.string(), id: z.string(), key: z.string() }),
      `select t.trace_id, c.id::text, c.key from live_trace t
       join live_conversation c on c.project_id = t.project_id and c.id = t.conversation_id
       where t.project_id = $1::uuid and t.trace_id = any($2)`,
      project_id,
      traces,
    );
    const before = new Map(known.map((row) => [row.trace_id, row]));
    const keyOf = new Map(
      traces.map((trace) => {
        const present = before.get(trace)?.key;
        const own = `trace ${trace}`;
        const name = named.get(trace);
        const moves = name && (present === undefined || present === own);
        return [trace, moves ? keyText(`conversation ${name}`) : (present ?? own)];
      }),
    );
    const nameOf = new Map(traces.map((trace) => [keyOf.get(trace)!, named.get(trace) ?? trace]));
    const sizes = new Map<string, number>();
    for (const { trace_id, line } of spans) {
      const key = keyOf.get(trace_id)!;
      sizes.set(key, (sizes.get(key) ?? 0) + line.length);
    }
    const keys = [...sizes.keys()];
    const conversations = await query(
      tx,
      z.object({ id: z.string(), key: z.string(), bytes: z.number() }),
      `insert into live_conversation as c (project_id, id, key, external_id)
       select $1::uuid, g.id, g.key, g.external_id from unnest($2::uuid[], $3::text[], $4::text[]) as g(id, key, external_id)
       on conflict (project_id, key) do update set pending = true
       returning c.id::text, c.key, c.bytes::float8 as bytes`,
      project_id,
      keys.map(() => newId()),
      keys,
      keys.map((key) => cleanText(nameOf.get(key)!)),
    );
    const byKey = new Map(conversations.map((row) => [row.key, row]));
    const idOf = (trace: string) => byKey.get(keyOf.get(trace)!)!.id;
    await run(
      tx,
      `insert into live_trace (project_id, trace_id, conversation_id)
       select $1::uuid, g.trace, g.conversation from unnest($2::text[], $3::uuid[]) as g(trace, conversation)
       on conflict (project_id, trace_id) do update set conversation_id = excluded.conversation_id
       where live_trace.conversation_id <> excluded.conversation_id`,
      project_id,
      traces,
      traces.map(idOf),
    );
    const moved = known.filter(({ trace_id, id }) => idOf(trace_id) !== id);
    if (moved.length > 0)
      await run(
        tx,
        `update live_conversation c set merged_into = g.target, state = 'merged', pending = false
         from unnest($2::uuid[], $3::uuid[]) as g(id, target) where c.project_id = $1::uuid and c.id = g.id`,
        project_id,
        moved.map(({ id }) => id),
        moved.map(({ trace_id }) => idOf(trace_id)),
      );
    const fits = ({ trace_id }: SpanToKeep) => {
      const key = keyOf.get(trace_id)!;
      return byKey.get(key)!.bytes + sizes.get(key)! <= largestConversation;
    };
    const kept = spans.filter(fits);
    await run(
      tx,
      `insert into live_span (project_id, trace_id, span_id, hash, line)
       select $1::uuid, g.* from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as g(trace_id, span_id, hash, line)
       on conflict do nothing`,
      project_id,
      kept.map(({ trace_id }) => trace_id),
      kept.map(({ span_id }) => span_id),
      kept.map(({ hash }) => hash),
      kept.map(({ line }) => line),
    );
    return spans.filter((span) => !fits(span));
  },

  /** Ends conversations that were quiet since `before`; gives those that have a trajectory to analyse. */
  async close(before: Date): Promise<{ id: string; trajectory_id: string | null }[]> {
    return query(
      tx,
      z.object({ id: z.string(), trajectory_id: z.string().nullable() }),
      `update live_conversation set state = case when trajectory_id is null then 'aside' else 'closed' end, closed_at = now()
       where project_id = $1::uuid and id in (
         select id from live_conversation
         where project_id = $1::uuid and state = 'growing' and not pending and problem is null and last_at <= $2
         order by last_at limit 500 for update skip locked)
       returning id::text, trajectory_id::text`,
      project_id,
      before,
    );
  },

  /** Makes trajectories that are no item of a study wait for their analysis again. */
  async forgetReports(trajectory_ids: readonly string[]): Promise<void> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `update trajectory t set analysed = false, report_engine = null, report_config = null
       where t.project_id = $1::uuid and t.id = any($2::uuid[]) and t.analysed
         and not exists (select from study_draw d where d.project_id = t.project_id and d.trajectory_id = t.id)
       returning t.id::text`,
      project_id,
      trajectory_ids,
    );
    if (rows.length > 0)
      await run(
        tx,
        `delete from analysis where project_id = $1::uuid and trajectory_id = any($2::uuid[])`,
        project_id,
        rows.map(({ id }) => id),
      );
  },

  /** When the last span of the conversation that is quiet for the longest time came; null when none grows. */
  async quietest(): Promise<Date | null> {
    const rows = await query(
      tx,
      z.object({ at: z.date().nullable() }),
      `select min(last_at) as at from live_conversation where project_id = $1::uuid and state = 'growing' and not pending and problem is null`,
      project_id,
    );
    return rows[0]!.at;
  },

  /** Conversations by their last span, the newest first, 50 at a time. */
  page: (state: z.infer<typeof LiveState> | null): Promise<LiveConversation[]> =>
    query(
      tx,
      Conversation,
      `select c.id::text, c.external_id, c.state, c.pending, c.spans, c.traces, c.first_at, c.last_at, c.closed_at,
         t.id::text as trajectory_id, t.version, t.preview, t.steps, c.problem
       from live_conversation c
       left join trajectory t on t.project_id = c.project_id and t.id = c.trajectory_id
       where c.project_id = $1::uuid and c.state <> 'merged' and ($2::text is null or c.state = $2)
       order by c.last_at desc, c.id limit 50`,
      project_id,
      state,
    ),

  async totals() {
    const rows = await query(
      tx,
      z.object({
        growing: z.number(),
        closed: z.number(),
        aside: z.number(),
        spans: z.number(),
        last_at: z.date().nullable(),
        waiting: z.number(),
      }),
      `select count(*) filter (where state = 'growing')::int as growing, count(*) filter (where state = 'closed')::int as closed,
         count(*) filter (where state = 'aside')::int as aside, coalesce(sum(spans), 0)::float8 as spans, max(last_at) as last_at,
         (select count(*)::int from live_span where project_id = $1::uuid) as waiting
       from live_conversation where project_id = $1::uuid and state <> 'merged'`,
      project_id,
    );
    return rows[0]!;
  },

  /** The source files of what came in on one day (an import of its own), in the order in which it was put together. */
  async sourcesOf(import_id: string): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select t.source_file_id::text as id from trajectory t
       where t.project_id = $1::uuid and t.import_id = $2::uuid order by t.id`,
      project_id,
      import_id,
    );
    return rows.map(({ id }) => id);
  },
});
