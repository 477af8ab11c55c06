import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { owner, query } from "@/lib/db/client";
import { importBytes, upload } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { cancelImport, importStatus, listImports, resumeImport, runImport, showImport } from ".";
import { execute, type Caller } from "./usecase";

const workbench = withWorkbench();
const { operator } = workbench;

/** A project of its own for each test, so that counts are plain. */
let made = 0;
async function fresh(): Promise<Caller> {
  const { slug } = await workbench.addProject(`imports-${++made}`);
  return { kind: "operator", name: "test", project: slug };
}

const line = (id: string | null, text: string) =>
  JSON.stringify({
    ...(id && { id }),
    messages: [
      { role: "user", content: text },
      { role: "assistant", content: `answer to ${text}` },
    ],
  });
const lines = (...all: string[]) => all.join("\n") + "\n";
const many = (n: number, text = "question") =>
  lines(...Array.from({ length: n }, (_, i) => line(`row-${i}`, `${text} ${i}`)));

const Row = z.object({
  external_id: z.string(),
  version: z.number(),
  latest: z.boolean(),
  preview: z.string(),
  id: z.string(),
});
const stored = ({ project }: { project?: string | null } & Caller) =>
  query(
    owner(),
    Row,
    `select t.external_id, t.version, t.latest, t.preview, t.id::text from trajectory t join project p on p.id = t.project_id
     where p.slug = $1 order by t.record, t.external_id, t.version`,
    project,
  );
const projectOf = (caller: Caller) => ({ ...caller, project: "project" in caller ? caller.project : null });

const counts = ({ stored, existing, rejected, status }: Awaited<ReturnType<typeof importBytes>>) => ({
  stored,
  existing,
  rejected,
  status,
});

describe("what an import stores", () => {
  it("keeps every record with its bodies and what the rules find in it", async () => {
    const lab = await fresh();
    const done = await importBytes(lab, many(3), { file_name: "runs.openai.jsonl" });
    expect(counts(done)).toEqual({ stored: 3, existing: 0, rejected: 0, status: "complete" });
    expect(done).toMatchObject({
      source_name: "runs",
      format_found: "openai-chat",
      formats: { "openai-chat": 3 },
    });
    expect(done.bytes_done).toBe(done.bytes);
    expect((await stored(projectOf(lab))).map(({ external_id, preview }) => [external_id, preview])).toEqual([
      ["row-0", "question 0"],
      ["row-1", "question 1"],
      ["row-2", "question 2"],
    ]);
    const [analysed] = await query(
      owner(),
      z.object({ n: z.number() }),
      `select count(*)::int as n from analysis a join project p on p.id = a.project_id where p.slug = $1`,
      projectOf(lab).project,
    );
    expect(analysed).toEqual({ n: 3 });
  });

  it("adds nothing when the same file comes again, and stores its bytes once", async () => {
    const lab = await fresh();
    await importBytes(lab, many(5));
    const again = await importBytes(lab, many(5), { file_name: "other-name.jsonl" });
    expect(counts(again)).toEqual({ stored: 0, existing: 5, rejected: 0, status: "complete" });
    const files = await query(
      owner(),
      z.object({ n: z.number() }),
      `select count(*)::int as n from source_file f join project p on p.id = f.project_id where p.slug = $1`,
      projectOf(lab).project,
    );
    expect(files).toEqual([{ n: 1 }]);
  });

  it("makes a version of changed content and leaves the old row where labels point", async () => {
    const lab = await fresh();
    await importBytes(lab, lines(line("a", "first"), line("b", "same")));
    const [before] = await stored(projectOf(lab));
    const again = await importBytes(lab, lines(line("a", "changed"), line("b", "same")));
    expect(counts(again)).toEqual({ stored: 1, existing: 1, rejected: 0, status: "complete" });
    const rows = await stored(projectOf(lab));
    expect(rows.filter(({ external_id }) => external_id === "a")).toMatchObject([
      { id: before!.id, version: 1, latest: false, preview: "first" },
      { version: 2, latest: true, preview: "changed" },
    ]);
    const report = await execute(showImport, lab, { import_id: again.id });
    expect(report.problems).toMatchObject([{ code: "new_version", severity: "warning", excerpt: "a" }]);
  });

  it("tells of one id with two contents in one file", async () => {
    const lab = await fresh();
    const content = lines(
      line("t1", "v1"),
      line("t1", "v1"),
      line("t1", "v2"),
      line("t2", "v1"),
      line(null, "no id"),
      line(null, "no id"),
    );
    const done = await importBytes(lab, content);
    expect(counts(done)).toEqual({ stored: 4, existing: 2, rejected: 0, status: "partial" });
    const report = await execute(showImport, lab, { import_id: done.id });
    expect(report.counts).toEqual([{ severity: "warning", code: "same_id_other_content", n: 1 }]);
    expect(report.problems[0]).toMatchObject({ record: 2, line: 3, excerpt: "t1" });
    const again = await importBytes(lab, content);
    expect(counts(again)).toMatchObject({ stored: 0, existing: 6 });
  });

  it("cleans what PostgreSQL refuses and keeps it in the bodies", async () => {
    const lab = await fresh();
    const odd = '{"id":"x\\u0000y","messages":[{"role":"user","content":"nul \\u0000 half \\ud83d end"}]}\n';
    const done = await importBytes(lab, odd);
    expect(counts(done)).toMatchObject({ stored: 1, status: "complete" });
    expect(done.warnings).toBeGreaterThan(0);
    const [row] = await stored(projectOf(lab));
    expect(row!.preview).toBe("nul ␀ half \ufffd end");
    expect(counts(await importBytes(lab, odd))).toMatchObject({ stored: 0, existing: 1 });
  });

  it("takes an id that is far longer than an index entry may be", async () => {
    const lab = await fresh();
    const long = (end: string) => line("x".repeat(9000) + end, "same words");
    expect(counts(await importBytes(lab, lines(long("a"), long("b"))))).toMatchObject({ stored: 2 });
  });

  it("reads a packed file", async () => {
    const lab = await fresh();
    expect(counts(await importBytes(lab, gzipSync(many(4)), { file_name: "x.jsonl.gz" }))).toMatchObject({
      stored: 4,
      status: "complete",
    });
  });
});

describe("what can't be read", () => {
  it("is reported record by record, and the import is partial", async () => {
    const lab = await fresh();
    const done = await importBytes(lab, lines(line("a", "x"), "{broken", line("b", "y"), '{"torn": '));
    expect(counts(done)).toEqual({ stored: 2, existing: 0, rejected: 2, status: "partial" });
    const report = await execute(showImport, lab, { import_id: done.id, severity: "rejected" });
    expect(report.problems.map(({ line, code }) => [line, code])).toEqual([
      [2, "json_syntax"],
      [4, "json_syntax"],
    ]);
  });

  it("makes the import fail with its place when nothing was read", async () => {
    const lab = await fresh();
    const done = await importBytes(lab, '[{"messages": [}, ]\n', { file_name: "runs.json" });
    expect(counts(done)).toMatchObject({ stored: 0, rejected: 1, status: "failed" });
    expect(done.message).toMatch(/^Nothing could be read\. Line 1, column \d+: expected /);
  });

  it("asks for an encoding that can't be known, and reads it when it is chosen", async () => {
    const lab = await fresh();
    // 你好 in GB18030.
    const file = Buffer.from(line("zh", "\xc4\xe3\xba\xc3"), "latin1");
    const refused = await importBytes(lab, file);
    expect(refused).toMatchObject({ status: "failed", message: expect.stringContaining("GB18030") });
    expect(counts(await importBytes(lab, file, { encoding: "gb18030" }))).toMatchObject({ stored: 1 });
    expect((await stored(projectOf(lab)))[0]!.preview).toBe("你好");
    await expect(importBytes(lab, file, { encoding: "ebcdic" })).rejects.toMatchObject({ code: "invalid" });
  });

  it("says so when a file holds nothing", async () => {
    const lab = await fresh();
    const done = await importBytes(lab, "\n\n");
    expect(done).toMatchObject({
      status: "failed",
      message: "The file holds no trajectory. Is it the right one?",
    });
  });
});

describe("an import that is interrupted", () => {
  const analysed = async (caller: Caller) =>
    (
      await query(
        owner(),
        z.object({ n: z.number() }),
        `select count(*)::int as n from analysis a join project p on p.id = a.project_id where p.slug = $1`,
        projectOf(caller).project,
      )
    )[0]!.n;

  it("goes on after its last committed batch, without loss or doubling", async () => {
    const lab = await fresh();
    const { import_id } = await upload(lab, many(2300));
    // Every run is ended by its third batch's progress; the batch before it is committed, the next is being read.
    for (let tries = 0; tries < 10; tries++) {
      let batches = 0;
      const ended = await execute(runImport, lab, {
        import_id,
        onProgress: () => {
          if (++batches === 2) throw new Error("killed");
        },
      }).catch((error: Error) => error.message);
      if (ended !== "killed") break;
      expect((await execute(importStatus, lab, { import_id })).message).toContain("safe");
    }
    const done = await execute(importStatus, lab, { import_id });
    expect(counts(done)).toEqual({ stored: 2300, existing: 0, rejected: 0, status: "complete" });
    expect(done.records_done).toBe(2300);
    const rows = await stored(projectOf(lab));
    expect(new Set(rows.map(({ external_id }) => external_id)).size).toBe(2300);
    expect(rows).toHaveLength(2300);
    expect(await analysed(lab)).toBe(2300);
  });

  it("loses nothing when its database connection is ended in the middle of a batch", async () => {
    const lab = await fresh();
    const { import_id } = await upload(lab, many(2300));
    const cut = () =>
      owner().$executeRawUnsafe(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
         and pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())`,
      );
    let batches = 0;
    await execute(runImport, lab, {
      import_id,
      onProgress: () => {
        if (++batches === 2) void cut();
      },
    }).catch(() => {});
    await execute(runImport, lab, { import_id });
    expect(counts(await execute(importStatus, lab, { import_id }))).toMatchObject({
      stored: 2300,
      status: "complete",
    });
    expect(await stored(projectOf(lab))).toHaveLength(2300);
  });

  it("is run by one process at a time", async () => {
    const lab = await fresh();
    const { import_id } = await upload(lab, many(1500));
    const both = await Promise.all([
      execute(runImport, lab, { import_id }),
      execute(runImport, lab, { import_id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["busy", "complete"]);
    expect(await stored(projectOf(lab))).toHaveLength(1500);
    expect((await execute(runImport, lab, { import_id })).status).toBe("complete");
    expect(await stored(projectOf(lab))).toHaveLength(1500);
  });

  it("doesn't double what two imports bring at once", async () => {
    const lab = await fresh();
    const uploads = [await upload(lab, many(1500) + line("one", "x")), await upload(lab, many(1500))];
    await Promise.all(uploads.map(({ import_id }) => execute(runImport, lab, { import_id })));
    expect(await stored(projectOf(lab))).toHaveLength(1501);
  });

  it("stops when it is cancelled, keeps what it has, and goes on when asked", async () => {
    const lab = await fresh();
    const { import_id } = await upload(lab, many(2300));
    let stop: Promise<unknown> | undefined;
    const ended = await execute(runImport, lab, {
      import_id,
      onProgress: () => (stop ??= execute(cancelImport, lab, { import_id })),
    });
    await stop;
    expect(ended.status).toBe("cancelled");
    const kept = (await stored(projectOf(lab))).length;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(2300);
    await execute(resumeImport, lab, { import_id });
    await execute(runImport, lab, { import_id });
    expect(counts(await execute(importStatus, lab, { import_id }))).toMatchObject({
      stored: 2300,
      status: "complete",
    });
  });
});

describe("who may", () => {
  it("leaves running to the machine and looking to those who read everything", async () => {
    const { import_id } = await upload(operator, many(1));
    const lead = await workbench.person("Leda", "lead");
    const annotator = await workbench.person("Ann", "annotator");
    await expect(execute(runImport, lead.caller, { import_id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(execute(listImports, annotator.caller, {})).rejects.toMatchObject({ code: "forbidden" });
    expect((await execute(listImports, lead.caller, {})).imports.map(({ id }) => id)).toContain(import_id);
  });

  it("doesn't find an import of another project", async () => {
    const { import_id } = await upload(await fresh(), many(1));
    for (const verb of [importStatus, showImport, cancelImport, runImport])
      await expect(execute(verb as typeof importStatus, operator, { import_id })).rejects.toMatchObject({
        code: "not_found",
      });
  });
});
