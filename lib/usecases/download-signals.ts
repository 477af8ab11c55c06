import { z } from "zod";
import { AppError } from "@/lib/errors";
import { otlpOf } from "@/lib/signals/otlp";
import { Report, reportLine } from "@/lib/signals/report";
import type { Download } from "./show-source";
import { usecase } from "./usecase";

/** Reports that are read at once. */
const batch = 200;

/**
 * The signal reports in force, one a line: as `assay signals` prints them, or as OpenTelemetry requests (OTLP/JSON). Of one
 * trajectory, or of the newest version of all, oldest first.
 */
export const downloadSignals = usecase({
  name: "download-signals",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({
    as: z.enum(["json", "otlp"]).default("json"),
    trajectory_id: z.uuid().nullable().default(null),
  }),
  async run({ db, project }, { as, trajectory_id }): Promise<Download> {
    const first = await db.analyses.inForce(trajectory_id, null, batch);
    if (trajectory_id !== null && first.length === 0)
      throw new AppError("not_found", "There is no such trajectory here, or it waits for its analysis.");
    const line = ({
      external_id: id,
      run_at,
      config,
      created_at,
      report: stored,
    }: (typeof first)[number]) => {
      const report = Report.parse(stored);
      const start = (run_at ?? created_at).toISOString();
      return as === "json" ? reportLine(id, report) : otlpOf({ id, report, config, start, end: null });
    };
    async function* content(): AsyncGenerator<Uint8Array> {
      for (let rows = first; rows.length > 0;) {
        yield Buffer.from(rows.map((row) => `${JSON.stringify(line(row))}\n`).join(""), "utf8");
        if (trajectory_id !== null || rows.length < batch) return;
        rows = await db.analyses.inForce(null, rows.at(-1)!.id, batch);
      }
    }
    return { file_name: `${project.slug}-signals.${as === "otlp" ? "otlp." : ""}jsonl`, content: content() };
  },
});
