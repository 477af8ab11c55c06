import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import { liveFormat } from "@/lib/db/imports";
import { AppError } from "@/lib/errors";
import { parsedRecords } from "@/lib/trajectories/parsed-records";
import { defaultLimits } from "@/lib/trajectories/raw-record";
import { unpack, type Unpacked } from "@/lib/trajectories/unpack";
import { usecase } from "./usecase";

/** Bytes to download under a name. */
export interface Download {
  file_name: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * The untouched bytes of an imported file, or of one trajectory's record in it. A record of a file in UTF-16 or GB18030
 * is given in UTF-8, and named so: cut out of its file it has no mark that would say what it is.
 */
export const showSource = usecase({
  name: "show-source",
  permission: "read",
  db: "project",
  writes: false,
  input: z.union([z.object({ import_id: z.uuid() }), z.object({ trajectory_id: z.uuid() })]),
  run: ({ db }, input): Promise<Download> =>
    "import_id" in input ? wholeFile(db, input.import_id) : oneRecord(db, input.trajectory_id),
});

async function wholeFile(db: ProjectDb, import_id: string): Promise<Download> {
  const found = await db.imports.byId(import_id);
  if (!found) throw new AppError("not_found", "There is no such import.");
  if (found.status === "uploading") throw new AppError("conflict", "The file hasn't arrived yet.");
  if (found.format_choice === liveFormat)
    return { file_name: `${found.file_name}.otlp.jsonl`, content: wholeDay(db, import_id) };
  return { file_name: found.file_name, content: db.sourceFiles.bytes(found.source_file_id) };
}

/** Of what came in live on a day: the spans of one trajectory after the other. */
async function* wholeDay(db: ProjectDb, import_id: string): AsyncGenerator<Uint8Array> {
  for (const id of await db.live.sourcesOf(import_id)) yield* db.sourceFiles.bytes(id);
}

async function oneRecord(db: ProjectDb, trajectory_id: string): Promise<Download> {
  const file = await db.sourceFiles.ofTrajectory(trajectory_id);
  if (!file) throw new AppError("not_found", "There is no such trajectory.");
  const { byte_start, byte_end } = file;
  if (byte_start === null || byte_end === null)
    throw new AppError("conflict", "This trajectory is spread over its file. Download the whole file.");
  const unpacked = await unpack(db.sourceFiles.bytes(file.id), { encoding: file.encoding });
  const file_name = `${file.external_id}${unpacked.encoding === "utf-8" ? "" : ".utf-8"}.txt`;
  if (unpacked.kind === "zip") return { file_name, content: member(unpacked, file.record) };
  const plain = unpacked.packing.length === 0 && unpacked.encoding === "utf-8";
  // Places count in the unpacked text: a plain file is read from there, any other from its beginning.
  const content = plain
    ? db.sourceFiles.bytes(file.id, byte_start, byte_end)
    : slice(unpacked.bytes, byte_start, byte_end);
  return { file_name, content };
}

async function* member(archive: Unpacked, number: number): AsyncGenerator<Uint8Array> {
  for await (const batch of parsedRecords(archive, defaultLimits))
    for (const found of batch)
      if ("record" in found && found.record.raw.number === number) {
        yield found.record.raw.bytes;
        return;
      }
}

async function* slice(
  source: AsyncIterable<Uint8Array>,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const part of source) {
    if (at + part.length > start) yield part.subarray(Math.max(0, start - at), end - at);
    at += part.length;
    if (at >= end) return;
  }
}
