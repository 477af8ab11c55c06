import type { PoolClient } from "pg";
import type { Blob } from "@/lib/trajectories/attachments";
import { keyText } from "./clean-text";
import { pool, type Scope } from "./client";
import { copyRows } from "./copy-binary";

const columns = {
  project_id: "uuid",
  sha256: "text",
  media_type: "text",
  bytes: "int4",
  body: "bytea",
} as const;

/** Stores what isn't there yet, on a connection that holds the project's storing and is in a transaction of the caller's. */
export async function storeAttachments(
  client: PoolClient,
  project_id: string,
  blobs: readonly Blob[],
): Promise<void> {
  if (blobs.length === 0) return;
  const { rows } = await client.query<{ sha256: string }>(
    `select sha256 from attachment where project_id = $1::uuid and sha256 = any($2)`,
    [project_id, blobs.map(({ sha256 }) => sha256)],
  );
  const known = new Set(rows.map(({ sha256 }) => sha256));
  const fresh = blobs.filter(({ sha256 }) => !known.has(sha256));
  await copyRows(
    client,
    "attachment",
    columns,
    fresh.map(({ sha256, media_type, bytes }) => ({
      project_id,
      sha256,
      media_type: keyText(media_type),
      bytes: bytes.length,
      body: bytes,
    })),
  );
}

/** Bytes that are read at once. */
const part = 1 << 20;

/** The bytes of attachments. */
export const attachments = ({ project_id }: Scope) => ({
  /** Type and size; null when the project has no such attachment. */
  async byHash(sha256: string): Promise<{ media_type: string; bytes: number } | null> {
    const { rows } = await pool().query<{ media_type: string; bytes: number }>(
      `select media_type, bytes from attachment where project_id = $1::uuid and sha256 = $2`,
      [project_id, sha256],
    );
    return rows[0] ?? null;
  },

  async *bytes(sha256: string, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < size; at += part) {
      const { rows } = await pool().query<{ body: Buffer }>(
        `select substring(body from $3::int for $4::int) as body from attachment where project_id = $1::uuid and sha256 = $2`,
        [project_id, sha256, at + 1, part],
      );
      if (!rows[0]) return;
      yield rows[0].body;
    }
  },
});
