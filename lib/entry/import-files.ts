import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { closeDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import {
  cancelImport,
  finishUpload,
  importStatus,
  putChunk,
  runImport,
  showImport,
  startImport,
  tidyTables,
} from "@/lib/usecases";
import type { Counters } from "@/lib/usecases/importing/run";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { operator } from "./operator";
import { ProgressLine } from "./progress-line";
import { withFinishThread } from "./finish-elsewhere";
import { readOptions, sayRejected, type Reading } from "./reading";

const chunkBytes = 2 ** 20;
const running = new Set(["waiting", "running"]);

/** Imports files one after the other, in this process. @returns 1 when something wasn't stored, else 0 */
export async function importFiles(
  files: readonly string[],
  options: Reading & { project: string; source?: string },
): Promise<number> {
  for (const file of files)
    if (!(await stat(file)).isFile()) throw new AppError("invalid", `${file} is not a file.`);
  readOptions("", options); // refuses a wrong choice before anything is sent
  const caller = operator(options.project);
  let code = 0;
  try {
    for (const file of files) if (!(await importFile(caller, file, options))) code = 1;
    await execute(tidyTables, operator(null), {});
  } finally {
    await closeDatabase();
  }
  return code;
}

/** Imports a file in this process and prints how it went. @returns whether everything was stored or known */
export async function importFile(
  caller: Caller,
  file: string,
  options: Reading & { source?: string },
): Promise<boolean> {
  const import_id = await sendFile(caller, file, options);
  const cancel = (): void => {
    console.error("\nStopping after the batch that is being written …");
    execute(cancelImport, caller, { import_id }).catch((error: Error) => console.error(error.message));
  };
  process.once("SIGINT", cancel);
  try {
    await runHere(caller, import_id);
  } finally {
    process.removeListener("SIGINT", cancel);
  }
  return printReport(caller, path.relative("", file), import_id);
}

async function sendFile(
  caller: Caller,
  file: string,
  { format, encoding, source }: Reading & { source?: string },
): Promise<string> {
  const { size } = await stat(file);
  const progress = new ProgressLine(`${file}: sending`, size);
  const { import_id, upload_id } = await execute(startImport, caller, {
    file_name: file,
    source_name: source ?? null,
    format,
    encoding,
  });
  const hash = createHash("sha256");
  let sent = 0;
  let n = 0;
  for await (const part of createReadStream(file, { highWaterMark: chunkBytes })) {
    const bytes: Uint8Array = part;
    hash.update(bytes);
    await execute(putChunk, caller, { upload: upload_id, n: n++, bytes });
    progress.at((sent += bytes.length));
  }
  await execute(finishUpload, caller, { import_id, bytes: sent, sha256: hash.digest("hex") });
  progress.clear();
  return import_id;
}

/** Runs the import, or watches the worker that took it first. */
async function runHere(caller: Caller, import_id: string): Promise<void> {
  const { bytes, file_name } = await execute(importStatus, caller, { import_id });
  const progress = new ProgressLine(`${file_name}: storing`, bytes);
  await withFinishThread((finisher) =>
    execute(runImport, caller, {
      import_id,
      onProgress: ({ bytes_done }: Counters) => progress.at(bytes_done),
      finisher,
    }),
  );
  for (;;) {
    const { status, bytes_done } = await execute(importStatus, caller, { import_id });
    if (!running.has(status)) break;
    progress.at(bytes_done);
    await wait(500);
  }
  progress.clear();
}

/** Prints the count line and what was rejected. */
async function printReport(caller: Caller, file: string, import_id: string): Promise<boolean> {
  const found = await execute(importStatus, caller, { import_id });
  const { stored, existing, rejected, warnings, items, status, message, format_found } = found;
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof reportPage>> = await reportPage(caller, import_id, after);
    for (const { line, col, code, expected, excerpt } of page.problems)
      sayRejected(file, {
        line: line ?? 0,
        column: col,
        code,
        expected: expected ?? "",
        excerpt: excerpt ?? "",
      });
    after = page.next;
  }
  const read = stored + existing + rejected;
  const queries = items > 0 ? ` (${items} of them queries)` : "";
  console.log(
    `${file}: ${status}; read ${read} = stored ${stored}${queries} + already there ${existing} + rejected ${rejected}; ` +
      `warnings ${warnings}; format ${format_found ?? "not recognised"}`,
  );
  if (message) console.log(`  ${message}`);
  return rejected === 0 && (status === "complete" || status === "partial");
}

const reportPage = (caller: Caller, import_id: string, after: number) =>
  execute(showImport, caller, { import_id, after, severity: "rejected" });
