import type { LabelSchema } from "@/lib/annotations/schema";
import { schemasOf } from "../label-set/schemas";
import type { Manifest } from "../manifest";
import type { QueueRecord } from "../records/queues";
import { columnsOf, recordFor, tableNames } from "../tables";
import type { ExportRecord, Writer } from "../writer";
import { writers } from "../writers";
import { finding, type Bundle, type Finding, type NewHasher } from "./bundle";
import { lineBatches } from "./rows";

/**
 * Tables in other formats are written once more from their JSON Lines and compared byte for byte, and the rows of each
 * are counted.
 */
export async function* checkCopies(
  bundle: Bundle,
  manifest: Manifest,
  newHasher: NewHasher,
  hashes: ReadonlyMap<string, string>,
): AsyncGenerator<Finding> {
  let schemas: readonly LabelSchema[] | null | undefined;
  for (const table of tableNames) {
    const lines = manifest.files.find(({ name }) => name === `${table}.jsonl`);
    if (!lines || !hashes.has(lines.name)) continue;
    for (const writer of [writers.jsonl, writers.csv, writers.parquet]) {
      const copy = manifest.files.find(({ name }) => name === `${table}.${writer.extension}`);
      if (!copy || !hashes.has(copy.name)) continue;
      if (table === "labels") schemas ??= await readSchemas(bundle);
      // Without its queues a table of labels doesn't know its questions.
      if (table === "labels" && schemas === null && writer !== writers.jsonl) continue;
      yield await sameRows(bundle, table, writer, schemas ?? [], copy, newHasher, hashes.get(copy.name)!);
    }
  }
}

async function sameRows(
  bundle: Bundle,
  table: (typeof tableNames)[number],
  writer: Writer,
  schemas: readonly LabelSchema[],
  copy: Manifest["files"][number],
  newHasher: NewHasher,
  found: string,
): Promise<Finding> {
  const what =
    writer === writers.jsonl
      ? `${copy.name}: ${copy.records} rows`
      : `${copy.name} holds the rows of ${table}.jsonl`;
  const hash = newHasher();
  const encoder = new TextEncoder();
  const columns = columnsOf(table, schemas, writer);
  const sheet = "sheet" in writer ? writer.sheet(columns.map(({ path }) => path)) : null;
  const blocks = "blocks" in writer ? writer.blocks(columns) : null;
  if (sheet) hash.update(encoder.encode(sheet.head));
  let rows = 0;
  try {
    for await (const batch of lineBatches(bundle.read(`${table}.jsonl`)))
      for (const line of batch) {
        const record = recordFor(table, writer, JSON.parse(line) as ExportRecord);
        rows++;
        if (sheet) hash.update(encoder.encode(sheet.line(record).text));
        const block = blocks?.add(record);
        if (block) hash.update(block);
      }
  } catch (error) {
    return finding(what, `${table}.jsonl can't be read: ${(error as Error).message}`);
  }
  if (blocks) hash.update(blocks.end());
  return finding(
    what,
    rows !== copy.records
      ? `${rows} rows in ${table}.jsonl`
      : hash.digest() === found
        ? null
        : `isn't what ${table}.jsonl says`,
  );
}

async function readSchemas(bundle: Bundle): Promise<LabelSchema[] | null> {
  if (!bundle.names.includes("queues.jsonl")) return null;
  const queues: QueueRecord[] = [];
  for await (const lines of lineBatches(bundle.read("queues.jsonl")))
    queues.push(...lines.map((line) => JSON.parse(line) as QueueRecord));
  return schemasOf(queues);
}
