import { createHash, createHmac } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import { exportRows } from "@/lib/db/export-rows";
import { openSnapshot } from "@/lib/db/snapshot";
import {
  changeOf,
  labelSetTables,
  labelSetText,
  newestOf,
  type LabelSetRows,
} from "@/lib/exports/label-set/rows";
import { pseudonyms } from "@/lib/exports/pseudonym";
import { writers } from "@/lib/exports/writers";
import { AppError } from "@/lib/errors";
import { liveLabelRows } from "./exporting/label-rows";
import { usecase } from "./usecase";

/** Rows are stored in parts of about this many UTF-16 units before they are packed. */
const part = 1_000_000;

/**
 * Freezes the labels of a queue as they are under a name: every row as exports write it, and a hash over all of them.
 * Nobody can change it afterwards. Throws conflict when the name is taken.
 */
export const makeLabelSet = usecase({
  name: "make-label-set",
  permission: "lead",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({
    queue: z.uuid(),
    name: z.string().trim().min(1, "Give it a name.").max(200),
    note: z.string().trim().max(2000).default(""),
  }),
  async run({ db, project, actor, newId, conclude }, { queue: queue_id, name, note }) {
    const queue = await db.queues.byId(queue_id);
    if (!queue) throw new AppError("not_found", "There is no such queue in this project.");
    const secret = await db.members.pseudonymSecret();
    const nameOf = pseudonyms((text) => createHmac("sha256", secret).update(text).digest("hex"));
    const snapshot = await openSnapshot();
    try {
      const filter = { study: null, queue: queue_id, domain: null, split: null };
      const labels = await liveLabelRows(exportRows(snapshot, project.id, filter), nameOf);
      // The set's row stands before its parts and holds their hash: they are read twice in the same snapshot.
      const facts = await walk(labels, async () => {});
      const id = newId();
      return await conclude(async (inner: ProjectDb) => {
        const { study_id } = queue;
        const set = { id, name, note, study_id, queue_id, ...facts, created_by: actor.id };
        if ((await inner.labelSets.insert(set)) === 0)
          throw new AppError("conflict", `There is a snapshot named “${name}” already. Choose another name.`);
        await walk(labels, (kind, n, body) =>
          inner.labelSets.insertPart({ label_set_id: id, kind, n, body }).then(() => {}),
        );
        return { id, hash: facts.hash, counts: facts.counts };
      });
    } finally {
      await snapshot.close();
    }
  },
  audit: ({ name, queue }, { id, hash, counts }) => ({
    object: `snapshot ${id}`,
    summary: { name, queue, hash, labels: counts.labels },
  }),
});

type Keep = (kind: string, n: number, body: Uint8Array) => Promise<void>;

/** Hands on the packed parts of every table and tells hash, counts and the newest change. */
async function walk(labels: LabelSetRows, keep: Keep) {
  const hashes = { queues: "", items: "", labels: "", decisions: "" };
  const counts = { queues: 0, items: 0, labels: 0, decisions: 0 };
  let newest: string | null = null;
  for (const kind of labelSetTables) {
    const hash = createHash("sha256");
    let n = 0;
    let text = "";
    const put = async () => {
      hash.update(text, "utf8");
      await keep(kind, n++, await promisify(gzip)(text));
      text = "";
    };
    const table = { rows: labels[kind], changed: changeOf[kind] } as {
      rows: () => AsyncIterable<Record<string, unknown>[]>;
      changed: (row: Record<string, unknown>) => string | null;
    };
    for await (const batch of table.rows()) {
      counts[kind] += batch.length;
      newest = newestOf([newest, ...batch.map(table.changed)]);
      for (const record of batch) text += writers.jsonl.sheet([]).line(record).text;
      if (text.length >= part) await put();
    }
    if (text !== "") await put();
    hashes[kind] = hash.digest("hex");
  }
  return {
    hash: createHash("sha256").update(labelSetText(hashes)).digest("hex"),
    counts,
    newest,
  };
}
