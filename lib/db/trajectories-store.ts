import type { PoolClient } from "pg";
import { factsOf, type TrajectoryFacts } from "@/lib/trajectories/facts";
import type { KnownVersion } from "@/lib/trajectories/identity";
import type { Trajectory } from "@/lib/trajectories/schema";
import { profile, type Analyser, type Findings } from "./analyses";
import { cleanText, keyText } from "./clean-text";
import { copyRows } from "./copy-binary";
import { packJson } from "./pack-json";
import { splitTrajectory } from "./stored-trajectory";

/** A trajectory ready to be stored: what lists need, and its bodies. */
export interface PackedTrajectory {
  row: ReturnType<typeof columnsOf>;
  head: Uint8Array;
  chunks: { first: number; n: number; body: Uint8Array }[];
  /** Null when it is still to be analysed. */
  findings: Findings | null;
}

/** A trajectory whose bodies are still to be packed: the head's text, then those of the chunks. */
export interface WrittenTrajectory {
  row: PackedTrajectory["row"];
  chunks: { first: number; n: number }[];
  texts: string[];
}

/** Writes a trajectory out; the object itself is no longer needed then. */
export function writeTrajectory(trajectory: Trajectory, content_hash: string): WrittenTrajectory {
  const { head, chunks } = splitTrajectory(trajectory);
  return {
    row: columnsOf(trajectory, factsOf(trajectory), content_hash),
    chunks: chunks.map(({ first, n }) => ({ first, n })),
    texts: [JSON.stringify(head), ...chunks.map(({ text }) => text)],
  };
}

/** @param bodies the texts, packed */
export const packedOf = (
  { row, chunks }: Omit<WrittenTrajectory, "texts">,
  [head, ...bodies]: readonly Uint8Array[],
  findings: Findings | null,
): PackedTrajectory => ({
  row,
  head: head!,
  chunks: chunks.map((place, at) => ({ ...place, body: bodies[at]! })),
  findings,
});

/** Packs a trajectory that is still to be analysed. */
export function packTrajectory(trajectory: Trajectory, content_hash: string): PackedTrajectory {
  const { texts, ...written } = writeTrajectory(trajectory, content_hash);
  return packedOf(written, texts.map(packJson), null);
}

function columnsOf(trajectory: Trajectory, facts: TrajectoryFacts, content_hash: string) {
  const { source, session, outcome } = trajectory;
  return {
    external_id: keyText(trajectory.external_id),
    content_hash,
    format: source.format,
    record: source.record,
    byte_start: source.byte_range?.[0] ?? null,
    byte_end: source.byte_range?.[1] ?? null,
    domain: short(trajectory.domain),
    task_id: short(trajectory.task_id),
    trial: integer(trajectory.trial),
    agent: short(facts.agent),
    user_ref: short(trajectory.user_id),
    session_ref: short(session.id),
    session_index: integer(session.index),
    run_at: facts.run_at,
    outcome: facts.outcome,
    reward: outcome.reward,
    end_reason: short(outcome.end_reason),
    steps: facts.steps,
    messages: facts.messages,
    user_turns: facts.user_turns,
    tool_calls: facts.tool_calls,
    errors: facts.errors,
    warnings: trajectory.warnings.length,
    preview: facts.preview,
  };
}

const short = (text: string | null): string | null => (text === null ? null : keyText(text));

/** A number that a column of four bytes takes. */
const integer = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null;

const trajectoryColumns = {
  project_id: "uuid",
  id: "uuid",
  source_name: "text",
  external_id: "text",
  version: "int4",
  latest: "bool",
  content_hash: "text",
  format: "text",
  import_id: "uuid",
  source_file_id: "uuid",
  record: "int4",
  byte_start: "int8",
  byte_end: "int8",
  domain: "text",
  task_id: "text",
  trial: "int4",
  agent: "text",
  user_ref: "text",
  session_ref: "text",
  session_index: "int4",
  run_at: "timestamptz",
  outcome: "int2",
  reward: "float8",
  end_reason: "text",
  steps: "int4",
  messages: "int4",
  user_turns: "int4",
  tool_calls: "int4",
  errors: "int4",
  warnings: "int4",
  preview: "text",
} as const;
/** What the rules found of it, beside its own. */
const reportColumns = {
  ...trajectoryColumns,
  leaves: "int2[]",
  severity: "int2",
  quality: "int2",
  priority: "float4",
  analysed: "bool",
  report_engine: "text",
  report_config: "int4",
} as const;
const analysisColumns = {
  project_id: "uuid",
  trajectory_id: "uuid",
  profile: "text",
  engine: "text",
  config: "int4",
  report: "bytea",
} as const;
const headColumns = { project_id: "uuid", trajectory_id: "uuid", body: "bytea" } as const;
const chunkColumns = {
  project_id: "uuid",
  trajectory_id: "uuid",
  first: "int4",
  n: "int4",
  body: "bytea",
} as const;

/** Where a batch of trajectories comes from. */
export interface Provenance {
  project_id: string;
  import_id: string;
  source_file_id: string;
  source_name: string;
}

/** A packed trajectory with the place that it takes among the versions of its id. */
export interface PlacedTrajectory {
  packed: PackedTrajectory;
  id: string;
  version: number;
  latest: boolean;
}

/**
 * Writes trajectories with their bodies, on a connection that is in a transaction of the caller's.
 *
 * @param analyser by what their findings were made, where they have some
 */
export async function storeTrajectories(
  client: PoolClient,
  from: Provenance,
  placed: readonly PlacedTrajectory[],
  analyser: Analyser | null = null,
): Promise<void> {
  const { project_id } = from;
  const rows = placed.map(({ packed: { row, findings }, ...place }) => ({
    ...row,
    ...place,
    ...from,
    leaves: findings?.leaves ?? [],
    severity: findings?.severity ?? 0,
    quality: findings?.quality ?? null,
    priority: findings?.priority ?? 0,
    analysed: findings !== null && analyser !== null,
    report_engine: findings && analyser && analyser.engine,
    report_config: findings && analyser && analyser.config,
  }));
  const heads = placed.map(({ packed, id }) => ({ project_id, trajectory_id: id, body: packed.head }));
  const chunks = placed.flatMap(({ packed, id }) =>
    packed.chunks.map((chunk) => ({ project_id, trajectory_id: id, ...chunk })),
  );
  await copyRows(client, "trajectory", reportColumns, rows);
  await copyRows(client, "trajectory_head", headColumns, heads);
  const analyses = placed.flatMap(({ packed: { findings }, id }) =>
    findings && analyser
      ? [{ project_id, trajectory_id: id, profile, ...analyser, report: findings.report }]
      : [],
  );
  await copyRows(client, "trajectory_chunk", chunkColumns, chunks);
  await copyRows(client, "analysis", analysisColumns, analyses);
}

/** Puts other content in the place of a stored version that nobody has used yet; it keeps its id and its number. */
export async function replaceTrajectory(
  client: PoolClient,
  from: Provenance,
  placed: PlacedTrajectory,
): Promise<void> {
  const { packed, id } = placed;
  const key = [from.project_id, id];
  const row: Record<string, unknown> = {
    ...packed.row,
    version: placed.version,
    latest: placed.latest,
    ...from,
  };
  const names = Object.keys(trajectoryColumns).filter((name) => name !== "project_id" && name !== "id");
  await client.query(
    `update trajectory set (${names.join(", ")}, analysed, report_engine, report_config) =
       row(${names.map((_, n) => `$${n + 3}`).join(", ")}, false, null, null)
     where project_id = $1::uuid and id = $2::uuid`,
    [...key, ...names.map((name) => asParameter(name, row[name]))],
  );
  for (const table of ["trajectory_chunk", "trajectory_head", "analysis"])
    await client.query(`delete from ${table} where project_id = $1::uuid and trajectory_id = $2::uuid`, key);
  const { project_id } = from;
  await copyRows(client, "trajectory_head", headColumns, [
    { project_id, trajectory_id: id, body: packed.head },
  ]);
  await copyRows(
    client,
    "trajectory_chunk",
    chunkColumns,
    packed.chunks.map((chunk) => ({ project_id, trajectory_id: id, ...chunk })),
  );
}

/** As COPY writes it: times are epoch milliseconds here, and PostgreSQL doesn't take every character. */
function asParameter(name: string, value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  return name === "run_at" && typeof value === "number" ? new Date(value) : (value ?? null);
}

/** Every stored version of these external ids. */
export async function knownTrajectories(
  client: PoolClient,
  project_id: string,
  external_ids: readonly string[],
): Promise<KnownVersion[]> {
  const { rows } = await client.query<KnownVersion>({
    name: "known-trajectories",
    text: `select id::text, source_name, external_id, content_hash, version, import_id::text
           from trajectory where project_id = $1::uuid and external_id = any($2)`,
    values: [project_id, external_ids],
  });
  return rows;
}

/** These versions are no longer the latest; their labels stay with them. */
export async function retireTrajectories(
  client: PoolClient,
  project_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `update trajectory set latest = false where project_id = $1::uuid and id = any($2::uuid[])`,
    [project_id, ids],
  );
}
