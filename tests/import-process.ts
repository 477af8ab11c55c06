/** Runs one import to its end in a process of its own, which a test may kill: import-process.ts <project> <import_id>. */
import { closeDatabase } from "@/lib/db/client";
import { runImport } from "@/lib/usecases";
import type { Counters } from "@/lib/usecases/importing/run";
import { execute } from "@/lib/usecases/usecase";

const [project, import_id] = process.argv.slice(2);
if (!project || !import_id) throw new Error("Usage: import-process.ts <project> <import_id>");
const { status } = await execute(
  runImport,
  { kind: "operator", name: "test", project },
  {
    import_id,
    // The one that kills has to know when something was stored.
    onProgress: ({ records_done }: Counters) => void process.stdout.write(`${records_done}\n`),
  },
);
await closeDatabase();
process.exitCode = status === "complete" || status === "partial" ? 0 : 1;
