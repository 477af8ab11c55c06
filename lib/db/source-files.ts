import { gunzip, gzip } from "node:zlib";
import { promisify } from "node:util";
import { z } from "zod";
import { EncodingChoice } from "@/lib/trajectories/encoding-choice";
import { pool, query, run, type Scope } from "./client";

export const SourceFileRow = z.object({
  id: z.string(),
  file_name: z.string(),
  sha256: z.string().nullable(),
  bytes: z.number(),
  chunks: z.number(),
  complete: z.boolean(),
});
export type SourceFileRow = z.infer<typeof SourceFileRow>;

const columns = `id::text, file_name, sha256, bytes::float8 as bytes, chunks, complete`;

// The fastest level: a chunk is read a few times at most, and most of an import's time would go into a better one.
const pack = (bytes: Uint8Array): Promise<Buffer> => promisify(gzip)(bytes, { level: 1 });
// Into one buffer of the right size; otherwise the pieces would exist beside the whole.
const unpack = ({ body, length }: StoredChunk): Promise<Buffer> =>
  promisify(gunzip)(body, { chunkSize: Math.max(64, length) });

const StoredChunk = z.object({ length: z.number(), body: z.instanceof(Uint8Array) });
type StoredChunk = z.infer<typeof StoredChunk>;

/** The exact bytes of uploaded files, in numbered chunks. Bodies go through the plain driver, which is several times faster. */
export const sourceFiles = ({ tx, project_id }: Scope) => {
  async function chunk(id: string, n: number): Promise<Buffer | null> {
    const { rows } = await pool().query({
      name: "source-chunk",
      text: `select length, body from source_chunk where project_id = $1::uuid and source_file_id = $2::uuid and n = $3`,
      values: [project_id, id, n],
    });
    return rows[0] ? unpack(StoredChunk.parse(rows[0])) : null;
  }

  /** Number of the chunk that holds an offset. */
  async function chunkAt(id: string, offset: number): Promise<{ n: number; first_byte: number } | null> {
    const rows = await query(
      tx,
      z.object({ n: z.number(), first_byte: z.number() }),
      `select n, first_byte::float8 as first_byte from source_chunk
       where project_id = $1::uuid and source_file_id = $2::uuid and first_byte <= $3::bigint order by n desc limit 1`,
      project_id,
      id,
      offset,
    );
    return rows[0] ?? null;
  }

  return {
    create: (file: { id: string; file_name: string; created_by: string }): Promise<number> =>
      run(
        tx,
        `insert into source_file (project_id, id, file_name, created_by) values ($1::uuid, $2::uuid, $3, $4::uuid)`,
        project_id,
        file.id,
        file.file_name,
        file.created_by,
      ),

    async byId(id: string): Promise<SourceFileRow | null> {
      const rows = await query(
        tx,
        SourceFileRow,
        `select ${columns} from source_file where project_id = $1::uuid and id = $2::uuid`,
        project_id,
        id,
      );
      return rows[0] ?? null;
    },

    /** The file that a trajectory came from, and where it lies in the unpacked text; null when there is no such one. */
    async ofTrajectory(trajectory_id: string) {
      const rows = await query(
        tx,
        SourceFileRow.extend({
          external_id: z.string(),
          record: z.number(),
          encoding: EncodingChoice,
          byte_start: z.number().nullable(),
          byte_end: z.number().nullable(),
        }),
        `select f.id::text, f.file_name, f.sha256, f.bytes::float8 as bytes, f.chunks, f.complete,
           t.external_id, t.record, i.encoding, t.byte_start::float8 as byte_start, t.byte_end::float8 as byte_end
         from trajectory t
         join source_file f on f.project_id = t.project_id and f.id = t.source_file_id
         join import_run i on i.project_id = t.project_id and i.id = t.import_id
         where t.project_id = $1::uuid and t.id = $2::uuid`,
        project_id,
        trajectory_id,
      );
      return rows[0] ?? null;
    },

    chunk,

    /** Stores chunk `n` if it is the next one of an unfinished file; false when it isn't. */
    async append(id: string, n: number, bytes: Uint8Array): Promise<boolean> {
      const { rowCount } = await pool().query(
        `with file as (
           update source_file set chunks = chunks + 1, bytes = bytes + $4
           where project_id = $1::uuid and id = $2::uuid and chunks = $3 and not complete
           returning bytes - $4 as first_byte)
         insert into source_chunk (project_id, source_file_id, n, first_byte, length, body)
         select $1::uuid, $2::uuid, $3, first_byte, $4, $5 from file`,
        [project_id, id, n, bytes.length, await pack(bytes)],
      );
      return rowCount === 1;
    },

    /** A finished file with these bytes. Others who ask for the same hash wait until this transaction ends. */
    async holdHash(sha256: string): Promise<string | null> {
      await run(
        tx,
        `select pg_advisory_xact_lock(hashtextextended('source ' || $1 || $2, 0))`,
        project_id,
        sha256,
      );
      const rows = await query(
        tx,
        z.object({ id: z.string() }),
        `select id::text from source_file where project_id = $1::uuid and sha256 = $2 and complete limit 1`,
        project_id,
        sha256,
      );
      return rows[0]?.id ?? null;
    },

    /** No chunk can be added any more. */
    finish: (id: string, sha256: string): Promise<number> =>
      run(
        tx,
        `update source_file set complete = true, sha256 = $3 where project_id = $1::uuid and id = $2::uuid and not complete`,
        project_id,
        id,
        sha256,
      ),

    /** Drops the chunks of an unfinished upload. */
    async empty(id: string): Promise<void> {
      const open = await run(
        tx,
        `update source_file set chunks = 0, bytes = 0 where project_id = $1::uuid and id = $2::uuid and not complete`,
        project_id,
        id,
      );
      if (open === 1)
        await run(
          tx,
          `delete from source_chunk where project_id = $1::uuid and source_file_id = $2::uuid`,
          project_id,
          id,
        );
    },

    remove: (id: string): Promise<number> =>
      run(tx, `delete from source_file where project_id = $1::uuid and id = $2::uuid`, project_id, id),

    /** The bytes from `start` to before `end`, one chunk ahead of the reader. */
    async *bytes(id: string, start = 0, end = Infinity): AsyncGenerator<Buffer> {
      const place = await chunkAt(id, start);
      if (!place) return;
      let at = place.first_byte;
      let next = chunk(id, place.n);
      for (let n = place.n + 1; at < end; n++) {
        const body = await next;
        if (!body) return;
        const more = at + body.length < end;
        next = more ? chunk(id, n) : Promise.resolve(null);
        // The reader may stop before it is asked for.
        next.catch(() => {});
        yield body.subarray(Math.max(0, start - at), end - at < body.length ? end - at : undefined);
        at += body.length;
      }
    },
  };
};
