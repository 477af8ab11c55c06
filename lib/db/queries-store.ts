import type { PoolClient } from "pg";
import type { ReferenceQuery } from "@/lib/references/schema";
import type { KnownVersion } from "@/lib/trajectories/identity";
import { firstWords } from "@/lib/trajectories/facts";
import { keyText } from "./clean-text";
import { copyRows } from "./copy-binary";
import { packJson } from "./pack-json";
import type { Provenance } from "./trajectories-store";

/** A reference query ready to be stored. */
export interface PackedQuery {
  row: {
    external_id: string;
    content_hash: string;
    record: number;
    byte_start: number | null;
    byte_end: number | null;
    split: string | null;
    domain: string | null;
    language: string | null;
    preview: string;
    body: Buffer;
  };
  candidates: { candidate: string; position: number; branch: string; source: string }[];
}

export function packQuery(
  query: ReferenceQuery,
  content_hash: string,
  place: { record: number; byte_range: [number, number] | null },
): PackedQuery {
  return {
    row: {
      external_id: keyText(query.external_id),
      content_hash,
      record: place.record,
      byte_start: place.byte_range?.[0] ?? null,
      byte_end: place.byte_range?.[1] ?? null,
      split: query.split,
      domain: query.domain,
      language: query.language,
      preview: firstWords(query.query),
      body: packJson(JSON.stringify(query)),
    },
    candidates: query.candidates.map(({ id, branch, source }, position) => ({
      // The id is a key here; a source that repeats one is told apart by its place.
      candidate:
        query.candidates.findIndex((one) => one.id === id) === position
          ? keyText(id)
          : `${keyText(id)}~${position}`,
      position,
      branch,
      source,
    })),
  };
}

/** A packed query with its place among the versions of its id. */
export interface PlacedQuery {
  packed: PackedQuery;
  id: string;
  version: number;
  latest: boolean;
}

const queryColumns = {
  project_id: "uuid",
  id: "uuid",
  external_id: "text",
  version: "int4",
  latest: "bool",
  content_hash: "text",
  import_id: "uuid",
  source_file_id: "uuid",
  record: "int4",
  byte_start: "int8",
  byte_end: "int8",
  split: "text",
  domain: "text",
  language: "text",
  preview: "text",
  body: "bytea",
} as const;
const candidateColumns = {
  project_id: "uuid",
  query_id: "uuid",
  candidate: "text",
  position: "int4",
  branch: "text",
  source: "text",
} as const;

/** Writes queries with their candidates, on a connection that is in a transaction of the caller's. */
export async function storeQueries(
  client: PoolClient,
  { project_id, import_id, source_file_id }: Provenance,
  placed: readonly PlacedQuery[],
): Promise<void> {
  const rows = placed.map(({ packed, ...place }) => ({
    ...packed.row,
    ...place,
    project_id,
    import_id,
    source_file_id,
  }));
  const candidates = placed.flatMap(({ packed, id }) =>
    packed.candidates.map((candidate) => ({ project_id, query_id: id, ...candidate })),
  );
  await copyRows(client, "reference_query", queryColumns, rows);
  await copyRows(client, "reference_candidate", candidateColumns, candidates);
}

/** Every stored version of these external ids; queries have no source name, their ids are unique in the project. */
export async function knownQueries(
  client: PoolClient,
  { project_id, source_name }: Provenance,
  external_ids: readonly string[],
): Promise<KnownVersion[]> {
  const { rows } = await client.query<Omit<KnownVersion, "source_name">>(
    `select id::text, external_id, content_hash, version, import_id::text from reference_query
     where project_id = $1::uuid and external_id = any($2)`,
    [project_id, external_ids],
  );
  return rows.map((row) => ({ ...row, source_name }));
}

/** These versions are no longer the latest; their audit decisions stay with them. */
export async function retireQueries(
  client: PoolClient,
  project_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `update reference_query set latest = false where project_id = $1::uuid and id = any($2::uuid[])`,
    [project_id, ids],
  );
}
