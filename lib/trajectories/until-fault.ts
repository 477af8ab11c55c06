import type { Problem } from "./problem";
import { UnpackError } from "./unpack";

/**
 * Packed bytes may end in a fault. What was unpacked before it is read on; the fault itself is the last item.
 *
 * @param told makes an item of the fault
 */
export async function* untilFault<Item>(
  batches: AsyncIterable<Item[]>,
  told: (problem: Problem) => Item,
): AsyncGenerator<Item[]> {
  let read = 0;
  try {
    for await (const batch of batches) {
      read += batch.length;
      yield batch;
    }
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    yield [told(faultProblem(error, read))];
  }
}

/** A file that can't be unpacked or decoded, from some record on. */
export function faultProblem({ code, expected }: UnpackError, record: number): Problem {
  return {
    record,
    line: 1,
    column: null,
    pointer: "",
    code,
    expected,
    excerpt: "",
    fatal: true,
    byteRange: null,
  };
}
