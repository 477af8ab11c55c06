import { parsedRecords } from "./parsed-records";
import { defaultLimits } from "./raw-record";
import type { ReadItem, ReadOptions } from "./read-item";
import { Reading } from "./reading";
import { unpack, UnpackError } from "./unpack";
import { faultProblem } from "./until-fault";

export type { ReadItem, ReadOptions, ReadSummary, SourcePart } from "./read-item";

/**
 * Reads a file of any known format as a stream: unpacks, splits, recognises, normalises. Memory is bounded by the
 * largest record (and by `maxGroupBytes` for formats whose trajectories are spread over records). Nothing is thrown
 * for what a file may hold: what can't be read is yielded as `rejected`. The last item is always `end`, and
 * records = those behind trajectories, queries and asides + rejected.
 *
 * @throws RangeError when `options.format` is no format id
 */
export async function* readTrajectories(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ReadItem> {
  const reading = new Reading(options);
  try {
    const unpacked = await unpack(bytes, options);
    reading.summary.packing = unpacked.packing;
    reading.summary.encoding = unpacked.encoding;
    const limits = { ...defaultLimits, ...options.limits };
    for await (const items of reading.read(parsedRecords(unpacked, limits))) yield* items;
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    yield reading.reject(faultProblem(error, reading.summary.records));
  }
  yield { kind: "end", summary: reading.finish() };
}
