import { z } from "zod";
import { sqlState } from "@/lib/db/client";
import { isOutage } from "@/lib/db/outage";
import { AppError } from "@/lib/errors";
import { readImport } from "@/lib/references/read-import";
import type { ProjectDb } from "@/lib/db";
import type { Checkpoint, ImportWriter } from "@/lib/db/import-writer";
import { conflictCode } from "./importing/commit";
import { sha256 } from "./importing/fill";
import { finishHere, type Finisher } from "./importing/finish";
import { Report } from "./importing/report";
import { conclusionOf, formatFound, storeItems, type OnProgress } from "./importing/run";
import { usecase } from "./usecase";

/**
 * Reads an uploaded file and stores its records in batches. It may be killed at any moment: the next run goes on after
 * the last committed batch. While one process runs an import, another one is told `busy`; `stopped` means that
 * `onProgress` asked for it.
 */
export const runImport = usecase({
  name: "run-import",
  permission: "import",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({
    import_id: z.uuid(),
    /** True when nobody will try again after this: a failure is then final. */
    last_try: z.boolean().default(false),
    /** Told after each batch; only a caller in this process can pass it. */
    onProgress: z.custom<OnProgress>((given) => typeof given === "function").optional(),
    /** Finishes the trajectories of files of some size, so that reading and storing go on meanwhile. */
    finisher: z.custom<Finisher>((given) => typeof given === "function").optional(),
  }),
  async run({ db, actor, project }, { import_id, last_try, onProgress, finisher }) {
    if (!actor.operator) throw new AppError("forbidden", "Imports are run by a worker or the command line.");
    const writer = await db.openImportWriter(import_id);
    if (!writer) return { status: "busy" as const, counters: null };
    try {
      const start = await writer.begin();
      if (!start) {
        const found = await db.imports.byId(import_id);
        if (!found) throw new AppError("not_found", "There is no such import.");
        return { status: found.status, counters: null };
      }
      if (start.tries > mostTries) {
        await db.imports.interrupted(import_id, true, givenUp(start.records_done));
        return { status: "failed" as const, counters: null };
      }
      return await runFrom(start, { db, writer, import_id, project, onProgress, finisher });
    } catch (error) {
      // What went wrong is told where people look; when even that fails, the first error says why.
      await db.imports.interrupted(import_id, last_try, reasonOf(error, last_try)).catch(() => {});
      throw error;
    } finally {
      await writer.close();
    }
  },
  audit: ({ import_id }, { status, counters }) =>
    counters ? { object: `import ${import_id}`, summary: { status, ...counters } } : null,
});

interface Running {
  db: ProjectDb;
  writer: ImportWriter;
  import_id: string;
  project: { id: string; slug: string };
  onProgress: OnProgress | undefined;
  finisher: Finisher | undefined;
}

/** Bytes of a file from which another thread is worth its start. */
const worthAThread = 2 ** 18;

async function runFrom(
  start: Checkpoint,
  { db, writer, import_id, project, onProgress, finisher = finishHere }: Running,
) {
  const { source_file_id, source_name, file_name, format_choice, encoding } = start;
  let read = 0;
  async function* counted() {
    for await (const part of db.sourceFiles.bytes(source_file_id)) {
      yield part;
      read += part.length;
    }
  }
  const items = readImport(counted(), {
    fileName: file_name,
    format: format_choice,
    encoding,
    sha256,
    maxGroupBytes: 64 * 2 ** 20,
  });
  const ended = await storeItems(items, {
    writer,
    start,
    from: { project_id: project.id, import_id, source_file_id, source_name },
    project: project.slug,
    report: new Report(await db.imports.problemCounts(import_id)),
    signalSettings: () => db.signalConfigs.current(),
    finisher: start.bytes < worthAThread ? finishHere : finisher,
    bytesRead: () => read,
    onProgress,
  });
  if (typeof ended === "string") return { status: ended, counters: null };

  const { counters, summary } = ended;
  const given = counters.stored + counters.existing + counters.rejected;
  if (given !== summary.trajectories + summary.linked + summary.queries + summary.rejected)
    throw new Error(`The counts of import ${import_id} don't add up: ${given} of ${JSON.stringify(summary)}`);
  const conflicts =
    (await db.imports.problemCounts(import_id)).find(({ code }) => code === conflictCode)?.n ?? 0;
  const [first = null] = await db.imports.problems(import_id, 0, "rejected");
  const finished = conclusionOf(counters, summary, conflicts, first);
  const going = await writer.batch(counters.records_done, (transaction) =>
    transaction.advance({
      ...counters,
      bytes_done: start.bytes,
      format_found: formatFound(counters.formats),
      finished,
    }),
  );
  return going ? { status: finished.status, counters } : { status: "cancelled" as const, counters: null };
}

/** An import that ends its process this often in a row, storing nothing in between, isn't tried again by itself. */
const mostTries = 8;

const givenUp = (records: number): string =>
  `The import stopped: the process that read it ended ${mostTries} times after record ${records}, perhaps for want of memory. ` +
  `What was stored before is safe. Choose “Go on” to try again.`;

/** Why an import stopped, for the one who waits for it. */
function reasonOf(error: unknown, last_try: boolean): string {
  const next = last_try ? "Choose “Go on” to try again." : "It goes on by itself.";
  if (sqlState(error) === "53100")
    return `The database's disk is full; what was stored before is safe. Make room. ${next}`;
  if (isOutage(error))
    return `The connection to the database broke off; what was stored before is safe. ${next}`;
  return `The import stopped: ${error instanceof Error ? error.message : String(error)} What was stored before is safe. ${next}`;
}
