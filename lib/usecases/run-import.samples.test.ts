import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { inspectStream } from "@/lib/trajectories/inspect";
import { importBytes } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { showImport, showSource } from ".";
import { execute, type Caller } from "./usecase";

const folder = path.resolve(process.cwd(), "../shared/formats");
const read = (file: string): Buffer => readFileSync(path.join(folder, file));
const workbench = withWorkbench();

let made = 0;
async function fresh(): Promise<Caller> {
  const { slug } = await workbench.addProject(`samples-${++made}`);
  return { kind: "operator", name: "test", project: slug };
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

describe.skipIf(!existsSync(folder))(
  "sample files of all formats (../shared/formats, skipped without it)",
  () => {
    const Manifest = z.object({
      files: z.array(
        z.object({ file: z.string(), expect: z.object({ trajectories: z.number().optional() }).loose() }),
      ),
    });
    const files = existsSync(folder)
      ? Manifest.parse(JSON.parse(read("manifest.json").toString())).files
      : [];

    it.each(files)(
      "$file: stores what the reader found, nothing the second time, and gives the bytes back",
      async ({ file }) => {
        const lab = await fresh();
        const bytes = read(file);
        const file_name = path.basename(file);
        const found = await inspectStream(once(bytes), { fileName: file_name });
        const done = await importBytes(lab, bytes, { file_name });
        const expected = found.trajectories + found.linked + found.items;
        expect(done.stored + done.existing).toBe(expected);
        expect(done.rejected).toBe(found.rejected_count);
        if (expected > 0) {
          const again = await importBytes(lab, bytes, { file_name });
          expect([again.stored, again.existing]).toEqual([0, expected]);
        }
        const parts: Uint8Array[] = [];
        const { content } = await execute(showSource, lab, { import_id: done.id });
        for await (const part of content) parts.push(part);
        expect(Buffer.concat(parts).equals(bytes)).toBe(true);
      },
    );
  },
);

const hard = path.join(folder, "hard-cases");
describe.skipIf(!existsSync(hard))("hard cases (../shared/formats/hard-cases, skipped without it)", () => {
  const Cases = z.object({
    cases: z.array(
      z.object({
        id: z.string(),
        file: z.string(),
        expect: z
          .object({
            import: z.enum(["ok", "partial", "reject"]),
            trajectories: z.number().optional(),
            errors: z.array(z.object({ line: z.number(), kind: z.string() })).optional(),
          })
          .loose(),
      }),
    ),
  });
  const cases = existsSync(hard)
    ? Cases.parse(JSON.parse(read("hard-cases/cases.json").toString())).cases
    : [];
  const statuses = { ok: "complete", partial: "partial", reject: "failed" };

  it.each(cases)("$id", async ({ file, expect: wanted }) => {
    const lab = await fresh();
    const done = await importBytes(lab, read(`hard-cases/${file}`), { file_name: file });
    expect(done.status).toBe(statuses[wanted.import]);
    if (wanted.trajectories !== undefined) expect(done.stored + done.existing).toBe(wanted.trajectories);
    if (wanted.errors) {
      const { problems } = await execute(showImport, lab, { import_id: done.id, severity: "rejected" });
      expect(problems.map(({ line, code }) => ({ line, kind: code }))).toEqual(wanted.errors);
    }
  });
});
