import { createHash } from "node:crypto";
import { z } from "zod";
import { owner, query } from "@/lib/db/client";
import {
  analyseTrajectories,
  finishUpload,
  importStatus,
  putChunk,
  runImport,
  startImport,
} from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";

export interface Upload {
  file_name?: string;
  source_name?: string;
  format?: string;
  encoding?: string;
  /** Bytes in a chunk. */
  chunk?: number;
}

/** Uploads bytes as a client does; the import is then waiting for a worker. */
export async function upload(caller: Caller, content: Uint8Array | string, options: Upload = {}) {
  const bytes = Buffer.from(content);
  const { file_name = "runs.jsonl", source_name, format, encoding, chunk = 1 << 20 } = options;
  const made = await execute(startImport, caller, { file_name, source_name, format, encoding });
  for (let at = 0, n = 0; at < bytes.length; at += chunk, n++)
    await execute(putChunk, caller, {
      upload: made.upload_id,
      n,
      bytes: bytes.subarray(at, Math.min(bytes.length, at + chunk)),
    });
  await execute(finishUpload, caller, {
    import_id: made.import_id,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  return made;
}

/** Uploads bytes, imports them to the end and tells how it went. */
export async function importBytes(operator: Caller, content: Uint8Array | string, options: Upload = {}) {
  const { import_id } = await upload(operator, content, options);
  await execute(runImport, operator, { import_id });
  return execute(importStatus, operator, { import_id });
}

/** Analyses every trajectory that has no report yet. */
export async function analyseAll(operator: Caller): Promise<void> {
  const rows = await query(
    owner(),
    z.object({ id: z.string() }),
    `select id::text from trajectory where not analysed order by id`,
  );
  for (let at = 0; at < rows.length; at += 500)
    await execute(analyseTrajectories, operator, {
      trajectory_ids: rows.slice(at, at + 500).map(({ id }) => id),
    });
}
