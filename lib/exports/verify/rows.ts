import { z } from "zod";
import { LabelSchema } from "@/lib/annotations/schema";
import { StudyPlan } from "@/lib/studies/schema";
import type { LabelSetRows, LabelSetTable } from "../label-set/rows";
import type { Bundle } from "./bundle";

const text = z.string();
const count = z.number().int().nonnegative();

/** What figures are counted from; whatever else a row has is compared as it stands. */
const shapes = {
  queues: z.looseObject({
    queue_id: text,
    queue: text,
    k: z.number().int().min(1),
    item_count: count,
    label_schema: text,
    label_schema_version: count,
    study_id: text.nullable(),
    study_status: text.nullable(),
    plan: StudyPlan.nullable(),
    schema: LabelSchema,
  }),
  items: z.looseObject({
    queue_id: text,
    item: count,
    domain: text.nullable(),
    outcome: z.enum(["success", "failed"]).nullable(),
    open_flags: count,
    skips: count,
    samplers: z.array(text).nullable(),
    changed_at: text.nullable(),
  }),
  labels: z.looseObject({
    queue_id: text,
    item: count,
    annotator: text,
    answers: z.record(text, text.nullable()),
    changed_at: text,
  }),
  decisions: z.looseObject({
    queue_id: text,
    item: count,
    question: text,
    version: z.number().int().min(1),
    value: text,
    reason: text.min(1),
    adjudicator: text,
    at: z.iso.datetime(),
  }),
} satisfies Record<LabelSetTable, z.ZodType>;

/** Lines are handed on in batches of about this many. */
const batchSize = 1000;

/** The lines of a file, ended by LF. Throws TypeError when it isn't UTF-8. */
export async function* lineBatches(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rest = "";
  let batch: string[] = [];
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      batch.push(line);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
  }
  rest += decoder.decode();
  if (rest !== "") batch.push(rest);
  if (batch.length > 0) yield batch;
}

/** A row that can't be read, or stands where it may not: nothing can be counted then. */
export class UnreadableRow extends Error {}

/**
 * The label set of a bundle as records. Every row is looked at before it counts: it must be JSON of the right shape, in
 * order of queue and item, and no queue or item may occur twice. Throws UnreadableRow.
 */
export function bundleRows(bundle: Bundle): LabelSetRows {
  async function* rows<Row>(table: LabelSetTable): AsyncGenerator<Row[]> {
    let line = 0;
    let before: [string, number] | null = null;
    const once = table === "items" || table === "queues";
    for await (const lines of lineBatches(bundle.read(`${table}.jsonl`))) {
      const batch: unknown[] = [];
      for (const one of lines) {
        line++;
        const place = `${table}.jsonl, line ${line}`;
        const record = read(one, place);
        const parsed = shapes[table].safeParse(record);
        if (!parsed.success)
          throw new UnreadableRow(`${place}: ${z.prettifyError(parsed.error).replace(/\s+/g, " ")}`);
        const { queue_id, item = 0 } = parsed.data as { queue_id: string; item?: number };
        if (before && (queue_id < before[0] || (queue_id === before[0] && item < before[1] + (once ? 1 : 0))))
          throw new UnreadableRow(`${place}: rows are not in order of queue and item, or one occurs twice`);
        before = [queue_id, item];
        batch.push(record);
      }
      yield batch as Row[];
    }
  }
  return {
    queues: () => rows("queues"),
    items: () => rows("items"),
    labels: () => rows("labels"),
    decisions: () => rows("decisions"),
  };
}

function read(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new UnreadableRow(`${place}: not JSON (${(error as Error).message})`);
  }
}
