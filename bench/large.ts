/**
 * Imports one large file by the command line and tells time, rate and the highest resident size of the process:
 * `npm run bench:large -- --gb 5 --form jsonl` (jsonl, gzip, zstd, list, short). The file is generated and removed again;
 * zstd needs the program of that name. Records have about 200 kB, those of `short` 100 bytes: `--gb 0.1 --form short` is
 * a million lines.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, rmSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import pg from "pg";
import { runAssay } from "./assay-process";
import { openBenchDatabase, openFolder } from "./database";
import { addProject } from "./filled-project";
import { largeFile } from "./generated-runs";
import { record } from "./history";

const { values } = parseArgs({
  options: { gb: { type: "string", default: "5" }, form: { type: "string", default: "jsonl" } },
});
const size = Number(values.gb) * 1e9;
const endings = { jsonl: "jsonl", gzip: "jsonl.gz", zstd: "jsonl.zst", list: "json", short: "jsonl" };
const form = values.form as keyof typeof endings;
if (!(form in endings)) throw new Error(`--form is one of ${Object.keys(endings).join(", ")}.`);

async function write(file: string): Promise<void> {
  const source = Readable.from(largeFile(size, form === "list" || form === "short" ? form : "lines"));
  if (form === "gzip") return pipeline(source, createGzip({ level: 1 }), createWriteStream(file));
  if (form !== "zstd") return pipeline(source, createWriteStream(file));
  const packer = spawn("zstd", ["-q", "-1", "-o", file], { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(packer, "exit");
  await pipeline(source, packer.stdin);
  await ended;
}

const folder = openFolder();
const database = await openBenchDatabase();
try {
  const file = path.join(folder, `large.${endings[form]}`);
  await write(file);
  const { size: bytes } = statSync(file);
  console.log(`${form}: ${(size / 1e9).toFixed(1)} GB of text in a file of ${(bytes / 1e6).toFixed(0)} MB`);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await addProject(client, "large");
  await client.end();
  const { seconds, peak, code, output } = await runAssay(database.url, "import", file, "--project", "large");
  console.log(output.trim());
  console.log(`${seconds.toFixed(0)} s, ${(size / 1e6 / seconds).toFixed(1)} MB/s of text, peak ${peak} MB`);
  if (code !== 0) throw new Error("The import failed.");
  record(`large ${form}`, {
    text_bytes: size,
    file_bytes: bytes,
    seconds,
    ...(peak === null ? {} : { peak_mb: peak }),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
  await database.release();
}
