import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { closeDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { createExport, downloadExport, listExports } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { operator } from "./operator";

export interface ExportOptions {
  project: string;
  out: string;
  study?: string;
  queue?: string;
  snapshot?: string;
  domain?: string;
  split?: string;
  what: string[];
  format: string[];
}

/** Writes an export into a file and prints what is in it. Nothing is left behind when it fails. */
export async function exportTo(options: ExportOptions): Promise<void> {
  const caller = operator(options.project);
  try {
    const { choices } = await execute(listExports, caller, {});
    const { id } = await execute(createExport, caller, {
      what: options.what,
      formats: options.format,
      study: options.study === undefined ? null : idOf("study", choices.studies, options.study),
      queue: options.queue === undefined ? null : idOf("queue", choices.queues, options.queue),
      label_set:
        options.snapshot === undefined ? null : idOf("snapshot", choices.label_sets, options.snapshot),
      domain: options.domain ?? null,
      split: options.split ?? null,
    });
    const { content } = await execute(downloadExport, caller, { id });
    await writeWhole(options.out, content);
    const { exports } = await execute(listExports, caller, {});
    const manifest = exports.find((entry) => entry.id === id)?.manifest;
    for (const { name, records, bytes, sha256 } of manifest?.files ?? [])
      console.log(`${name}: ${records} records, ${bytes} bytes, sha256 ${sha256}`);
    console.log(`${options.out}: snapshot ${manifest?.snapshot ?? "of nothing, no data matches"}`);
  } finally {
    await closeDatabase();
  }
}

function idOf(noun: string, choices: readonly { id: string; name: string }[], wanted: string): string {
  const found = choices.filter(({ id, name }) => id === wanted || name === wanted);
  if (found.length === 1) return found[0]!.id;
  throw new AppError(
    found.length === 0 ? "not_found" : "conflict",
    found.length === 0
      ? `There is no ${noun} “${wanted}” in this project.`
      : `Several have the name “${wanted}”. Name the ${noun} by its id: ${found.map(({ id }) => id).join(", ")}.`,
  );
}

/** A half written file never stands under the final name. */
async function writeWhole(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  try {
    await pipeline(Readable.from(content), createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
