import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { open, type Entry, type Options, type ZipFile } from "yauzl";
import type { Bundle } from "@/lib/exports/verify/bundle";
import { AppError } from "@/lib/errors";

export interface OpenBundle extends Bundle {
  close(): void;
}

/** An export for checking: a zip as it was downloaded, or the folder that it was unpacked into. Throws invalid. */
export async function openBundle(place: string): Promise<OpenBundle> {
  return (await stat(place)).isDirectory() ? openFolder(place) : openZip(place);
}

async function openFolder(folder: string): Promise<OpenBundle> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  return {
    names,
    read: (name) => createReadStream(path.join(folder, ...name.split("/")), { highWaterMark: 1 << 18 }),
    close: () => {},
  };
}

async function openZip(file: string): Promise<OpenBundle> {
  const options: Options = { lazyEntries: true, autoClose: false };
  const zip = await promisify<string, Options, ZipFile>(open)(file, options).catch((error: Error) => {
    throw new AppError("invalid", `${file} can't be read as a zip or a folder: ${error.message}`);
  });
  const entries: Entry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on("entry", (entry: Entry) => {
      if (!entry.fileName.endsWith("/")) entries.push(entry);
      zip.readEntry();
    });
    zip.on("end", resolve);
    zip.on("error", (error: Error) =>
      reject(new AppError("invalid", `${file} is damaged: ${error.message}`)),
    );
    zip.readEntry();
  });
  const stream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  return {
    names: entries.map(({ fileName }) => fileName),
    async *read(name) {
      const entry = entries.find(({ fileName }) => fileName === name);
      if (!entry) throw new AppError("not_found", `There is no file “${name}” in ${file}.`);
      yield* await stream(entry);
    },
    close: () => zip.close(),
  };
}
