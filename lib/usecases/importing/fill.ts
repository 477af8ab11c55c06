import { createHash } from "node:crypto";
import { packQuery } from "@/lib/db/queries-store";
import { packedOf, writeTrajectory } from "@/lib/db/trajectories-store";
import type { ImportItem } from "@/lib/references/read-import";
import type { ReferenceQuery } from "@/lib/references/schema";
import { conversationFromTrajectory } from "@/lib/signals/conversation";
import { contentHash } from "@/lib/trajectories/content-hash";
import type { SourcePart } from "@/lib/trajectories/read-trajectories";
import type { Batch, Reported } from "./batch";
import type { Finisher } from "./finish";

/** The platform's hash, many times faster than the portable one. */
export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** What trajectories of this import say of their file. */
interface File {
  import_id: string;
  sha256: string | null;
}

/** Puts what the reader gave into the batch, packed for storage. */
export function fillBatch(
  batch: Batch,
  item: Exclude<ImportItem, { kind: "end" }>,
  file: File,
  finisher: Finisher,
): void {
  batch.given += 1;
  switch (item.kind) {
    case "trajectory": {
      const { trajectory, source, blobs } = item;
      trajectory.source.import_id = file.import_id;
      trajectory.source.file_sha256 = file.sha256;
      batch.count(trajectory.source.format, source);
      for (const blob of blobs) batch.blobs.set(blob.sha256, blob);
      const reported = placeOf(source, trajectory.external_id);
      batch.warn(trajectory.warnings, reported);
      const { texts, ...written } = writeTrajectory(trajectory, contentHash(trajectory, sha256));
      const { config } = batch.settings;
      const finished = finisher({
        texts,
        config,
        conversation: () => conversationFromTrajectory(trajectory),
      });
      batch.add(
        finished.then(({ bodies, findings }) => packedOf(written, bodies, findings)),
        reported,
      );
      return;
    }
    case "query": {
      const { format, source } = item;
      batch.count(format, source);
      const hash = queryHash(item.query);
      const query = { ...item.query, external_id: item.query.external_id || `h-${hash.slice(0, 16)}` };
      const reported = placeOf(source, query.external_id);
      batch.warn(query.warnings, reported);
      const byte_range = source[0]?.byteRange ?? null;
      batch.queries.push({
        packed: packQuery(query, hash, { record: reported.record, byte_range }),
        reported,
      });
      return;
    }
    case "aside":
      batch.count(item.format, item.source);
      batch.warn([{ code: item.code, pointer: null, detail: item.detail }], placeOf(item.source, ""));
      return;
    case "warning":
      batch.warn([{ code: item.code, pointer: null, detail: item.detail }], placeOf([], ""));
      return;
    case "rejected": {
      const { record, line, column, pointer, code, expected, excerpt } = item.problem;
      batch.rejected += 1;
      batch.problems.push({
        severity: "rejected",
        record,
        line,
        col: column,
        pointer,
        code,
        expected,
        excerpt,
      });
    }
  }
}

const placeOf = (source: readonly SourcePart[], subject: string): Reported => ({
  record: source[0]?.record ?? 0,
  line: source[0]?.line ?? null,
  subject,
});

/** Hash of what a query says; the reader's remarks are no part of that. */
function queryHash({ external_id: _id, warnings: _remarks, ...said }: ReferenceQuery): string {
  return sha256(new TextEncoder().encode(JSON.stringify(said)));
}
