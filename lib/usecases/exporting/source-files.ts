import type { ProjectDb } from "@/lib/db";
import type { ChosenSource, ExportRows } from "@/lib/db/export-rows";
import { unpack } from "@/lib/trajectories/unpack";
import { noteChange, type PlannedFile } from "./planned-file";

type Range = [start: number, end: number];

/**
 * The records as they were imported. A file whose trajectories are all chosen is given back untouched. Of any other
 * one the chosen records stand one a line, each byte as it was, but line breaks between JSON tokens, which become
 * spaces. A file whose records have no places of their own, or aren't JSON, is given whole.
 */
export async function sourceFiles(db: ProjectDb, rows: ExportRows): Promise<PlannedFile[]> {
  const files: PlannedFile[] = [];
  for (const [index, source] of (await rows.sources()).entries()) {
    const number = String(index + 1).padStart(3, "0");
    const name = `sources/${number}-${plainName(source.file_name)}`;
    const ranges = source.records < source.stored ? rangesOf(source) : null;
    files.push(
      ranges && (await holdsJson(db, source.id, ranges[0]!))
        ? { name: name.replace(packed, "") + ".records.jsonl", ...someRecords(db, source, ranges) }
        : { name, ...wholeFile(db, source) },
    );
  }
  return files;
}

/** Path separators, controls and what a disk doesn't take are replaced; an archive's names must stay inside it. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._ -]+/gu, "_")
    .replace(/^\.+/, "_")
    .slice(-120) || "file";

/** What a name says about how its file is packed and split, which isn't true of the chosen records. */
const packed = /(\.(jsonl|json|ndjson|txt))?(\.(gz|zst))?$/i;

/** The chosen places in their order, each once; null when one is missing or lies inside another. */
function rangesOf({ starts, ends }: ChosenSource): Range[] | null {
  const ranges: Range[] = [];
  for (const [index, start] of starts.entries()) {
    const end = ends[index] ?? null;
    if (start === null || end === null) return null;
    const last = ranges.at(-1);
    if (last?.[0] === start && last[1] === end) continue;
    if (last && start < last[1]) return null;
    ranges.push([start, end]);
  }
  return ranges.length > 0 ? ranges : null;
}

const wholeFile = (db: ProjectDb, source: ChosenSource & { changed: string }): Omit<PlannedFile, "name"> => ({
  media_type: "application/octet-stream",
  async *content(tally) {
    noteChange(tally, source.changed);
    tally.records = source.stored;
    yield* db.sourceFiles.bytes(source.id);
  },
});

const someRecords = (
  db: ProjectDb,
  source: ChosenSource & { changed: string },
  ranges: readonly Range[],
): Omit<PlannedFile, "name"> => ({
  media_type: "application/x-ndjson",
  async *content(tally) {
    noteChange(tally, source.changed);
    for await (const { bytes, last } of cut(await textOf(db, source.id), ranges)) {
      yield oneLine(bytes);
      if (last) {
        tally.records++;
        yield Buffer.from("\n");
      }
    }
  },
});

/** Places count in the unpacked text. */
const textOf = async (db: ProjectDb, id: string): Promise<AsyncIterable<Uint8Array>> =>
  (await unpack(db.sourceFiles.bytes(id))).bytes;

async function holdsJson(db: ProjectDb, id: string, range: Range): Promise<boolean> {
  for await (const { bytes } of cut(await textOf(db, id), [range]))
    return bytes[0] === 0x7b || bytes[0] === 0x5b;
  return false;
}

/** The bytes of each range in one pass over the text; `last` marks the end of a range. */
async function* cut(
  text: AsyncIterable<Uint8Array>,
  ranges: readonly Range[],
): AsyncGenerator<{ bytes: Uint8Array; last: boolean }> {
  let at = 0;
  let next = 0;
  for await (const part of text) {
    const end = at + part.length;
    for (; next < ranges.length && ranges[next]![0] < end; next++) {
      const [from, to] = ranges[next]!;
      yield { bytes: part.subarray(Math.max(0, from - at), to - at), last: to <= end };
      if (to > end) break;
    }
    at = end;
    if (next === ranges.length) return;
  }
}

/** JSON has line breaks only between tokens, where a space says the same. */
function oneLine(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x0a) && !bytes.includes(0x0d)) return bytes;
  return bytes.map((byte) => (byte === 0x0a || byte === 0x0d ? 0x20 : byte));
}
