import { detectionSample } from "./detect";
import { parsedItems, parsedRecords, unparsedRecords, type Parsed } from "./parsed-records";
import { defaultLimits, type RawRecord, type SplitItem } from "./raw-record";
import type { ReadItem, ReadOptions } from "./read-item";
import { Reading } from "./reading";
import { parseRecord } from "./source-record";
import { unpack, UnpackError } from "./unpack";
import { faultProblem } from "./until-fault";

/** Somebody who takes records that stand alone, such as a pool of threads. */
export interface Helpers<Made> {
  /** How many batches may be under way at once. */
  batches: number;
  /**
   * What becomes of each record, by `recordTaker` with the same options; null for one that has to be read together with
   * others.
   */
  take(records: readonly RawRecord[], readAs: Record<string, string>): Promise<(Made | null)[]>;
}

const batchBytes = 512 << 10;
const batchRecords = 256;

/**
 * Reads a file like `readTrajectories`, but hands records out to helpers where it is sure that they stand alone; what
 * the helpers made takes the place of what those records would have given. The order, and what is given, are the same
 * with any number of helpers and with none. Memory is bounded by the batches under way. There is no `end` item.
 */
export async function* readHandedOut<Made>(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  helpers: Helpers<Made>,
): AsyncGenerator<ReadItem | { kind: "made"; made: Made }> {
  const reading = new Reading(options);
  const limits = { ...defaultLimits, ...options.limits };
  try {
    const { items, file } = await unparsedRecords(await unpack(bytes, options), limits);
    if (!items) {
      for await (const read of reading.read(parsedRecords(file, limits))) yield* read;
      return;
    }
    const sample = await firstItems(items);
    const together = sample.length < detectionSample || sample.some(isFramed);
    if (together) {
      for await (const read of reading.read(parsedItems(chained(sample, items), limits))) yield* read;
      return;
    }
    yield* handOut(reading, sample, items, helpers);
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    yield reading.reject(faultProblem(error, reading.summary.records));
  }
}

/** For a helper: reads single records of a file; null for one that has to be read together with others. */
export function recordTaker(
  options: ReadOptions,
): (record: RawRecord, readAs: Record<string, string>) => ReadItem[] | null {
  const reading = new Reading(options);
  return (record, readAs) => reading.takeAlone(parseRecord(record), readAs);
}

/** Only the first value of a file can be an object around records; its first record tells. */
const isFramed = (item: SplitItem): boolean =>
  item.kind === "frame" || (item.kind === "record" && item.record.frame !== null);

async function firstItems(items: AsyncGenerator<SplitItem[]>): Promise<SplitItem[]> {
  const first: SplitItem[] = [];
  while (first.length < detectionSample) {
    const next = await items.next();
    if (next.done) break;
    first.push(...next.value);
  }
  return first;
}

async function* chained(first: SplitItem[], rest: AsyncIterable<SplitItem[]>): AsyncGenerator<SplitItem[]> {
  yield first;
  yield* rest;
}

const parse = (item: SplitItem): Parsed =>
  item.kind === "problem" ? { problem: item.problem } : parseRecord(item.record);

async function* handOut<Made>(
  reading: Reading,
  sample: SplitItem[],
  rest: AsyncIterable<SplitItem[]>,
  helpers: Helpers<Made>,
): AsyncGenerator<ReadItem | { kind: "made"; made: Made }> {
  // What is read here goes through one reading of the whole file, a piece at a time, when its turn has come.
  let piece: Parsed[] | null = null;
  const here = reading.read(
    (async function* () {
      for (; piece;) {
        const given: Parsed[] = piece;
        piece = null;
        yield given;
      }
    })(),
  );
  const readHere = async (parsed: Parsed[]): Promise<ReadItem[]> => {
    piece = parsed;
    return (await here.next()).value ?? [];
  };
  yield* await readHere(sample.map(parse));
  const { readAs } = reading;

  interface Batch {
    items: SplitItem[];
    made: Promise<(Made | null)[]>;
  }
  const underWay: Batch[] = [];
  let items: SplitItem[] = [];
  let size = 0;
  const send = () => {
    const records = items.flatMap((item) => (item.kind === "problem" ? [] : [item.record]));
    const made = records.length > 0 ? helpers.take(records, readAs) : Promise.resolve([]);
    made.catch(() => {}); // awaited when its turn has come
    underWay.push({ items, made });
    [items, size] = [[], 0];
  };
  async function* settle(batch: Batch): AsyncGenerator<ReadItem | { kind: "made"; made: Made }> {
    const all = await batch.made;
    let at = 0;
    for (const item of batch.items) {
      const made = item.kind === "problem" ? null : (all[at++] ?? null);
      if (made === null) yield* await readHere([parse(item)]);
      else yield { kind: "made", made };
    }
  }
  for await (const more of rest) {
    for (const item of more) {
      items.push(item);
      if (item.kind !== "problem") size += item.record.bytes.length;
      if (size < batchBytes && items.length < batchRecords) continue;
      send();
      if (underWay.length >= helpers.batches) yield* settle(underWay.shift()!);
    }
  }
  if (items.length > 0) send();
  for (const batch of underWay) yield* settle(batch);
  for await (const read of here) yield* read;
}
