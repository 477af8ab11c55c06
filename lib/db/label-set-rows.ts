import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import type { LabelSetRows } from "@/lib/exports/label-set/rows";
import type { Snapshot } from "./snapshot";

/** The rows of a frozen label set, a part in memory at a time. They were written by our own exports and are taken as such. */
export function frozenLabelRows(snapshot: Snapshot, project_id: string, label_set_id: string): LabelSetRows {
  async function* rows<Row>(kind: keyof LabelSetRows): AsyncGenerator<Row[]> {
    const parts = snapshot.batches<{ body: Buffer }>(
      `select body from label_set_part where project_id = $1::uuid and label_set_id = $2::uuid and kind = $3 order by n`,
      [project_id, label_set_id, kind],
      1,
    );
    for await (const batch of parts)
      for (const { body } of batch) {
        const text = (await promisify(gunzip)(body)).toString("utf8");
        yield text
          .split("\n")
          .slice(0, -1)
          .map((line) => JSON.parse(line) as Row);
      }
  }
  return {
    queues: () => rows("queues"),
    items: () => rows("items"),
    labels: () => rows("labels"),
    decisions: () => rows("decisions"),
  };
}
