import { readImport } from "@/lib/references/read-import";
import { inspectStream, type Inspection } from "@/lib/trajectories/inspect";
import type { ReadOptions } from "@/lib/trajectories/read-trajectories";
import { readOptions, sayRejected, type Reading } from "./reading";
import { bytesOf, nameOf, write } from "./streams";

/**
 * Prints a view of a file. @returns 0 for the JSON view, which tells what was rejected; for the others 1 when some record
 * couldn't be read
 */
export async function inspect(
  file: string,
  reading: Reading,
  view: "text" | "json" | "canonical" | "source",
): Promise<number> {
  const options = readOptions(nameOf(file), reading);
  if (view === "canonical" || view === "source") return printItems(file, view, options);
  const found = await inspectStream(bytesOf(file), options);
  if (view === "json") await write(`${JSON.stringify(found)}\n`);
  else {
    await write(`${textOf(found)}\n`);
    for (const problem of found.rejected) sayRejected(nameOf(file), problem);
  }
  return view !== "json" && found.rejected_count > 0 ? 1 : 0;
}

const newline = new Uint8Array([0x0a]);

async function printItems(file: string, view: "canonical" | "source", options: ReadOptions): Promise<number> {
  let code = 0;
  let last = -1;
  for await (const item of readImport(bytesOf(file), options)) {
    if (item.kind === "rejected") {
      sayRejected(nameOf(file), item.problem);
      code = 1;
    } else if (view === "source" && "source" in item) {
      for (const { record, bytes } of item.source) {
        // One record may give two trajectories; it is printed once.
        if (record === last) continue;
        last = record;
        await write(bytes);
        await write(newline);
      }
    } else if (item.kind === "trajectory") await write(`${JSON.stringify(item.trajectory)}\n`);
    else if (item.kind === "query") await write(`${JSON.stringify(item.query)}\n`);
  }
  return code;
}

function textOf(found: Inspection): string {
  const formats = Object.entries(found.formats).map(([id, n]) => `${id} (${n})`);
  const warnings = new Map<string, number>();
  for (const { code } of found.warnings) warnings.set(code, (warnings.get(code) ?? 0) + 1);
  return [
    `Format        ${formats.join(", ") || "not recognised"}`,
    `Records       ${found.records}`,
    `Trajectories  ${found.trajectories}`,
    ...(found.items > 0 ? [`Queries       ${found.items}`] : []),
    `Warnings      ${found.warning_count}${warnings.size > 0 ? `: ${[...warnings].map(([code, n]) => `${code} × ${n}`).join(", ")}` : ""}`,
    `Rejected      ${found.rejected_count}`,
    ...(found.complete ? [] : ["Reading stopped before the end of the file."]),
  ].join("\n");
}
