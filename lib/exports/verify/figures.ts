import { agreementFile, modelsFile, reconciliationFile, reportsFile } from "../label-set/files";
import { countedFigures } from "../label-set/figures";
import { labelledItems, type LabelledItem } from "../label-set/join";
import { labelSetTables, labelSetText, type LabelSetRows, type LabelSetTable } from "../label-set/rows";
import type { Manifest } from "../manifest";
import { posteriorRecords } from "../records/posteriors";
import type { QueueRecord } from "../records/queues";
import { voteRecords } from "../records/votes";
import type { ExportRecord } from "../writer";
import { writers } from "../writers";
import { finding, textOf, wrong, type Bundle, type Finding, type NewHasher } from "./bundle";
import { differences } from "./differences";
import { bundleRows, lineBatches } from "./rows";

/** The label set's hash, its votes, its models, its agreement, its reports and its sums, all counted again from its rows. */
export async function* checkFigures(
  bundle: Bundle,
  manifest: Manifest,
  newHasher: NewHasher,
  hashes: ReadonlyMap<string, string>,
): AsyncGenerator<Finding> {
  const missing = labelSetTables.filter((table) => !hashes.has(`${table}.jsonl`));
  if (missing.length > 0) {
    yield wrong("rows that figures are counted from", `${missing.join(", ")} missing`);
    return;
  }
  yield checkHash(manifest, newHasher, hashes);
  const rows = bundleRows(bundle);
  const queues: QueueRecord[] = [];
  for await (const batch of rows.queues()) queues.push(...batch);
  yield await checkRows(
    bundle,
    { name: "votes.jsonl", about: "votes and consensus of every item", exact: true },
    rows,
    new Map(queues.map(({ queue_id, k, schema }) => [queue_id, (item) => voteRecords(k, schema, item)])),
  );
  const counted = await countedFigures(queues, rows);
  yield await checkRows(
    bundle,
    { name: "posteriors.jsonl", about: "what the models say of every item", exact: false },
    rows,
    new Map(counted.queues.map(({ queue, models }) => [queue.queue_id, posteriorRecords(queue, models)])),
  );
  yield* compare(
    await jsonOf(bundle, "agreement.json"),
    agreementFile(counted.queues),
    "figures",
    (entry) => `agreement: ${String(entry.queue)}, ${figureWords(entry)}`,
  );
  yield* compare(
    await jsonOf(bundle, "vote-models.json"),
    modelsFile(counted.queues),
    "models",
    (entry) => `vote models: ${String(entry.queue)}, ${String(entry.question)}`,
  );
  yield* compare(
    await jsonOf(bundle, "reports.json"),
    reportsFile(counted.queues),
    "reports",
    (entry) => `report of study ${String(entry.study)}`,
    (entry) => (entry.report as Record<string, unknown> | null) ?? { why: entry.why },
  );
  const sums = reconciliationFile(counted.queues, counted.rows);
  yield* compare(
    await jsonOf(bundle, "reconciliation.json"),
    sums,
    "balances",
    (entry) => `adds up: ${String(entry.of)}`,
  );
  const off = sums.balances.filter(({ adds_up }) => !adds_up);
  yield finding(
    "every total is the sum of its parts",
    off.length === 0 ? null : off.map(({ of }) => of).join("; "),
  );
}

function checkHash(manifest: Manifest, newHasher: NewHasher, hashes: ReadonlyMap<string, string>): Finding {
  const hash = newHasher();
  const own = Object.fromEntries(labelSetTables.map((table) => [table, hashes.get(`${table}.jsonl`)!]));
  hash.update(new TextEncoder().encode(labelSetText(own as Record<LabelSetTable, string>)));
  const found = hash.digest();
  return finding(
    `label set ${found}`,
    manifest.label_set?.hash === found ? null : `the manifest says ${manifest.label_set?.hash ?? "none"}`,
  );
}

/** A table that is made of the others, row by row; figures of models may differ by rounding, votes may not. */
async function checkRows(
  bundle: Bundle,
  { name, about, exact }: { name: string; about: string; exact: boolean },
  rows: LabelSetRows,
  rowsOf: ReadonlyMap<string, (item: LabelledItem) => ExportRecord[]>,
): Promise<Finding> {
  const what = `${name}: ${about}`;
  if (!bundle.names.includes(name)) return wrong(what, "is missing");
  const sheet = writers.jsonl.sheet([]);
  const found = singly(lineBatches(bundle.read(name)));
  let line = 0;
  try {
    for await (const batch of labelledItems(rows))
      for (const item of batch) {
        const recordsOf = rowsOf.get(item.state.queue_id);
        if (!recordsOf) return wrong(what, `item ${item.item} is of a queue that isn't listed`);
        for (const record of recordsOf(item)) {
          line++;
          const next = await found.next();
          const counted = sheet.line(record).text.slice(0, -1);
          if (next.done) return wrong(what, `ends after ${line - 1} rows`);
          if (next.value === counted) continue;
          const difference = firstDifference(next.value, counted);
          if (exact || difference !== null)
            return wrong(what, `line ${line}: ${difference ?? "members in another order"}`);
        }
      }
    return finding(
      `${what}, ${line} rows`,
      (await found.next()).done ? null : "has more rows than can be counted",
    );
  } finally {
    await found.return(undefined);
  }
}

/** Null when nothing but rounding or the order of members differs. */
function firstDifference(found: string, counted: string): string | null {
  try {
    return differences(JSON.parse(found), JSON.parse(counted)).join("; ") || null;
  } catch {
    return "not JSON";
  }
}

async function* singly(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield* batch;
}

async function jsonOf(bundle: Bundle, name: string): Promise<unknown> {
  return bundle.names.includes(name) ? JSON.parse(await textOf(bundle.read(name))) : undefined;
}

type Entry = Record<string, unknown>;

/** A file's list against the counted one, a line an entry; of a report a line each of its parts. */
function* compare(
  found: unknown,
  counted: object,
  list: string,
  words: (entry: Entry) => string,
  parts: (entry: Entry) => Entry = (entry) => ({ "": entry }),
): Generator<Finding> {
  const own = (counted as Record<string, Entry[]>)[list]!;
  const theirs = (found as Record<string, unknown> | undefined)?.[list];
  if (!Array.isArray(theirs) || theirs.length !== own.length) {
    const length = Array.isArray(theirs) ? String(theirs.length) : "no";
    yield wrong(`${list}: ${own.length} counted`, `${length} in the file`);
    return;
  }
  for (const [place, entry] of own.entries()) {
    const other = theirs[place] as Entry;
    const around = differences({ ...other, report: null }, { ...entry, report: null });
    if (parts(entry)[""] === undefined)
      yield finding(`${words(entry)}: study, plan and pool`, around.join("; ") || null);
    const otherParts = parts(other);
    for (const [part, figures] of Object.entries(parts(entry)))
      yield finding(
        part === "" ? words(entry) : `${words(entry)}: ${part}`,
        differences(part === "" ? other : otherParts[part], figures).join("; ") || null,
      );
  }
}

/** "informative, n 300, AC1 0.477, kappa 0.344": enough to find it on the page. */
function figureWords(entry: Entry): string {
  const figures = entry.figures as {
    question: string;
    subset: object | null;
    n_items_2plus: number;
    gwet_ac: { value: number | null };
    fleiss_kappa: { value: number | null };
  };
  const value = (one: { value: number | null }) => (one.value === null ? "undefined" : one.value.toFixed(4));
  return `${figures.question}${figures.subset ? " on its subset" : ""}, n ${figures.n_items_2plus}, AC1 ${value(figures.gwet_ac)}, kappa ${value(figures.fleiss_kappa)}`;
}
