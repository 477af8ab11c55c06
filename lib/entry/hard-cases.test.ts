import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { withWorkbench } from "@/tests/workbench";

const hard = path.resolve(process.cwd(), "../shared/formats/hard-cases");
const Cases = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      file: z.string(),
      expect: z.object({
        import: z.enum(["ok", "partial", "reject"]),
        trajectories: z.number().optional(),
        warnings: z.array(z.string()).default([]),
        errors: z.array(z.object({ line: z.number(), kind: z.string() })).optional(),
      }),
      generate: z.object({ repeat_base64_until_bytes: z.number().optional() }).optional(),
    }),
  ),
});
const statuses = { ok: "complete", partial: "partial", reject: "failed" };

/** A file with its longest base64 repeated up to a size. */
function enlarged(text: string, size: number): string {
  const found = (text.match(/[A-Za-z0-9+/]{64,}/g) ?? []).sort((a, b) => b.length - a.length)[0]!;
  // Whole groups of four only, or what is put behind them would be other bytes.
  const group = found.slice(0, found.length - (found.length % 4));
  return text.replace(found, group.repeat(Math.ceil(size / group.length)));
}

/** The counts that the command line prints of a file. */
const Line = z.object({ status: z.string(), stored: z.coerce.number(), existing: z.coerce.number() }).extend({
  read: z.coerce.number(),
  rejected: z.coerce.number(),
  warnings: z.coerce.number(),
});
const counts =
  /^(?<file>\S+): (?<status>\w+); read (?<read>\d+) = stored (?<stored>\d+).*? \+ already there (?<existing>\d+) \+ rejected (?<rejected>\d+); warnings (?<warnings>\d+)/gm;

// The million lines of `many.jsonl` take minutes: `npm run bench:large -- --gb 0.1 --form short` imports as many.
describe.skipIf(!existsSync(hard))(
  "hard cases by the command line (../shared/formats/hard-cases, skipped without it)",
  () => {
    const workbench = withWorkbench();
    const cases = existsSync(hard)
      ? Cases.parse(JSON.parse(readFileSync(path.join(hard, "cases.json"), "utf8"))).cases
      : [];
    const folder = mkdtempSync(path.join(os.tmpdir(), "assay-hard-"));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    let [out, err] = ["", ""];

    // One process for all of them, as when somebody hands over a whole folder; starting takes longer than any file.
    beforeAll(async () => {
      for (const { file, generate } of cases) {
        const bytes = readFileSync(path.join(hard, file));
        const size = generate?.repeat_base64_until_bytes;
        writeFileSync(path.join(folder, file), size ? enlarged(bytes.toString(), size) : bytes);
      }
      const args = [path.resolve("bin/assay.mjs"), "import", ...cases.map(({ file }) => file)];
      [out, err] = await new Promise((resolve) => {
        execFile(
          process.execPath,
          [...args, "--project", "lab"],
          { cwd: folder, env: { ...process.env, DATABASE_URL: workbench.url } },
          (_, stdout, stderr) => resolve([stdout, stderr]),
        );
      });
    });

    const said = (file: string) => {
      const found = [...out.matchAll(counts)].find(({ groups }) => groups?.file === file);
      if (!found) throw new Error(`Nothing was printed about ${file}: ${err}`);
      return Line.parse(found.groups);
    };

    it.each(cases)("$id", ({ file, expect: wanted }) => {
      const { status, read, stored, existing, rejected, warnings } = said(file);
      expect(status).toBe(statuses[wanted.import]);
      expect(read).toBe(stored + existing + rejected);
      if (wanted.trajectories !== undefined) expect(stored + existing).toBe(wanted.trajectories);
      expect(warnings).toBeGreaterThanOrEqual(wanted.warnings.length);
      const told = [...err.matchAll(/^(\S+?):(\d+)(?::\d+)?: (\w+): /gm)]
        .filter(([, name]) => name === file)
        .map(([, , line, kind]) => ({ line: Number(line), kind }));
      expect(told).toHaveLength(rejected);
      if (wanted.errors) expect(told).toEqual(wanted.errors);
    });
  },
);
