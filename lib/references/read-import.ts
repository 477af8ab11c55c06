import { readTrajectories, type ReadItem, type ReadOptions } from "@/lib/trajectories/read-trajectories";
import { readQuery } from "./read-query";
import type { ReferenceQuery } from "./schema";

type FoundItem = Extract<ReadItem, { kind: "query" }>;

/** What an import stores: everything that the reader of trajectories gives, with queries read as well. */
export type ImportItem =
  | Exclude<ReadItem, FoundItem>
  | { kind: "query"; format: string; query: ReferenceQuery; source: FoundItem["source"] };

/** Reads any file: trajectories, reference queries, rejections, and a summary at the end. See readTrajectories. */
export async function* readImport(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ImportItem> {
  for await (const item of readTrajectories(bytes, options)) {
    if (item.kind !== "query") yield item;
    else {
      const query = readQuery(item.found, item.warnings);
      yield { kind: "query", format: item.format, query, source: item.source };
    }
  }
}
