import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyDraft } from "@/lib/annotations/draft";
import { owner, pool } from "@/lib/db/client";
import { pageNames } from "@/lib/exports/card/facts";
import { Manifest } from "@/lib/exports/manifest";
import { ExportKind, type ExportRequest } from "@/lib/exports/request";
import { Trajectory } from "@/lib/trajectories/schema";
import { analyseAll, importBytes } from "@/tests/imported";
import { candidateOf, storeReferences } from "@/tests/stored-references";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  closeQueue,
  createExport,
  createStudy,
  decideCandidate,
  downloadExport,
  listAuditLog,
  listExports,
  openItem,
  submitLabel,
} from ".";
import { execute, type Caller } from "./usecase";

const workbench = withWorkbench();
const { operator } = workbench;

/** Records as a hostile or careless source writes them: odd white space, formula-like ids, big numbers, duplicate keys. */
const lines = Array.from(
  { length: 12 },
  (_, n) =>
    `{"id": "=run/${n}",  "n": 1.0, "big": 9007199254740993, "messages": [{"role":"user","content":"hello ${n} \\u2028"},{"role":"assistant","content":"-1"}]}`,
);

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

const everything: Partial<ExportRequest> = {
  what: [...ExportKind.options],
  formats: ["jsonl", "csv", "parquet"],
};
const create = async (caller: Caller, request: object) => (await execute(createExport, caller, request)).id;
const download = async (caller: Caller, id: string, file: string | null = null): Promise<Buffer> =>
  bytesOf((await execute(downloadExport, caller, { id, file })).content);
const filesOf = (zip: Buffer) => unzipSync(new Uint8Array(zip));
const manifestOf = (zip: Buffer) => Manifest.parse(JSON.parse(strFromU8(filesOf(zip)["manifest.json"]!)));
const recordsOf = (zip: Buffer, name: string): Record<string, unknown>[] =>
  strFromU8(filesOf(zip)[name]!)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

describe("exports", () => {
  let lead: TestPerson, researcher: TestPerson;
  let annotators: TestPerson[];
  let study: { id: string; queue_id: string };
  let loose: string;

  const labelAll = async (queue: string) => {
    for (const [n, person] of annotators.entries())
      for (;;) {
        const { held } = await execute(openItem, person.caller, { queue });
        if (!held) break;
        const informative = n === 2 && held.item % 2 === 0 ? "no" : "yes";
        const draft = {
          ...emptyDraft,
          answers: { informative, reason: "action", strategy: "tool_execute" },
          comment: `=cmd|' /C calc'!A0`,
        };
        const { item, ordinal, fence } = held;
        await execute(submitLabel, person.caller, { queue, item, ordinal, fence, draft, active_ms: 900 });
      }
  };

  beforeAll(async () => {
    lead = await workbench.person("Lea", "lead");
    researcher = await workbench.person("Rae", "researcher");
    annotators = [];
    for (const name of ["Ann", "Ben", "Cleo"]) annotators.push(await workbench.person(name, "annotator"));
    await importBytes(operator, `${lines.join("\n")}\n`, { file_name: "runs.openai.jsonl" });
    await analyseAll(operator);
    const plan = {
      samplers: [{ sampler: "random", size: 6 }],
      seed: "1",
      k: 3,
      label_schema: { id: "trajectory-review", version: 1 },
    };
    study = await execute(createStudy, lead.caller, { name: "Closed", ...plan });
    loose = (await execute(createStudy, lead.caller, { name: "Open", ...plan, seed: "2" })).queue_id;
    await labelAll(study.queue_id);
    await execute(closeQueue, lead.caller, { queue: study.queue_id });
    const [query] = await storeReferences([
      { domain: "oss", candidates: [candidateOf("both", "c1"), candidateOf("utility", "c2")] },
    ]);
    await execute(decideCandidate, lead.caller, {
      query: query!,
      candidate: "c1",
      version: 0,
      judgement: { decision: "keep" },
    });
  });

  it("give the same bytes again, and a manifest whose hashes and counts are those of the files", async () => {
    const id = await create(lead.caller, everything);
    const zip = await download(lead.caller, id);
    expect(zip.equals(await download(lead.caller, id))).toBe(true);
    expect(zip.equals(await download(lead.caller, await create(lead.caller, everything)))).toBe(true);

    const files = filesOf(zip);
    const manifest = manifestOf(zip);
    expect(Object.keys(files).slice(-2)).toEqual(["manifest.json", "SHA256SUMS"]);
    expect(manifest.files.map(({ name }) => name)).toEqual(Object.keys(files).slice(0, -2));
    for (const { name, sha256, bytes, records, media_type } of manifest.files) {
      const body = files[name]!;
      expect(sha256, name).toBe(createHash("sha256").update(body).digest("hex"));
      expect(bytes, name).toBe(body.length);
      const text = strFromU8(body);
      if (pageNames.includes(name)) {
        await expect(download(lead.caller, id, name), name).rejects.toMatchObject({ code: "not_found" });
        continue;
      }
      if (media_type.startsWith("text/csv"))
        expect(Papa.parse(text.trimEnd(), { newline: "\r\n" }).data, name).toHaveLength(records + 1);
      else if (media_type.endsWith("ndjson") || name.startsWith("sources/"))
        expect(text.split("\n").length - 1, name).toBe(records);
      expect(await download(lead.caller, id, name), name).toEqual(Buffer.from(body));
    }
    const [newest] = await owner().$queryRawUnsafe<{ at: Date }[]>(
      `select greatest((select max(changed_at) from annotation), (select max(closed_at) from study),
         (select max(at) from audit_decision), (select max(created_at) from trajectory)) as at`,
    );
    expect(manifest.snapshot).toBe(newest!.at.toISOString());
  });

  it("hold the labels under pseudonyms, and nobody's name or address", async () => {
    const zip = await download(lead.caller, await create(lead.caller, { ...everything, study: study.id }));
    const labels = recordsOf(zip, "labels.jsonl");
    expect(labels).toHaveLength(18);
    expect(new Set(labels.map(({ annotator }) => annotator)).size).toBe(3);
    const people = [...annotators, lead, researcher];
    for (const [name, body] of Object.entries(filesOf(zip)))
      for (const person of people) {
        expect(strFromU8(body), name).not.toContain(person.id);
        expect(strFromU8(body), name).not.toContain(person.email);
      }
    const votes = recordsOf(zip, "votes.jsonl");
    expect(votes).toHaveLength(18);
    expect(votes[0]).toMatchObject({ state: "majority", value: "yes", samplers: ["random"], wanted: 3 });
    expect(recordsOf(zip, "trajectories.jsonl")).toHaveLength(6);
  });

  it("make cells that start a formula harmless in CSV and leave JSON as it is", async () => {
    const zip = await download(
      lead.caller,
      await create(lead.caller, { what: ["labels"], formats: ["jsonl", "csv"], study: study.id }),
    );
    expect(recordsOf(zip, "labels.jsonl")[0]).toMatchObject({ comment: "=cmd|' /C calc'!A0" });
    const text = strFromU8(filesOf(zip)["labels.csv"]!);
    const [head, first] = Papa.parse<string[]>(text, { newline: "\r\n" }).data;
    expect(first![head!.indexOf("comment")]).toBe("'=cmd|' /C calc'!A0");
    expect(first![head!.indexOf("external_id")]).toMatch(/^'=run/);
    // Eighteen labels: the comment and the source's own id.
    expect(manifestOf(zip).files.map((file) => file.neutralised_cells)).toEqual([0, 36, 0, 0, 0]);
  });

  it("give trajectories in canonical form and their records byte for byte", async () => {
    const all = await download(
      lead.caller,
      await create(lead.caller, { what: ["trajectories", "sources"], formats: ["jsonl"] }),
    );
    const canonical = recordsOf(all, "trajectories.jsonl");
    expect(canonical.map((record) => Trajectory.parse(record).external_id).sort()).toEqual(
      lines.map((_, n) => `=run/${n}`).sort(),
    );
    // All of the file is chosen: it is the file that was uploaded.
    expect(strFromU8(filesOf(all)["sources/001-runs.openai.jsonl"]!)).toBe(`${lines.join("\n")}\n`);
    const some = await download(
      lead.caller,
      await create(lead.caller, { what: ["sources"], formats: ["jsonl"], study: study.id }),
    );
    const records = strFromU8(filesOf(some)["sources/001-runs.openai.records.jsonl"]!).trimEnd().split("\n");
    expect(records).toHaveLength(6);
    expect(records.every((record) => lines.includes(record))).toBe(true);
  });

  it("filter references by domain, and clean them", async () => {
    const zip = await download(
      lead.caller,
      await create(lead.caller, {
        what: ["references", "cleaned_references"],
        formats: ["jsonl"],
        domain: "oss",
      }),
    );
    expect(recordsOf(zip, "references.jsonl").map(({ id, decision }) => [id, decision])).toEqual([
      ["r0", null],
      ["c1", "keep"],
      ["c2", null],
    ]);
    expect(recordsOf(zip, "cleaned-references.jsonl")).toMatchObject([
      { references: [{ id: "r0" }, { id: "c1" }], left_out: [{ id: "c2", why: "undecided" }] },
    ]);
    const none = await create(lead.caller, { what: ["references"], formats: ["jsonl"], domain: "nowhere" });
    const empty = manifestOf(await download(lead.caller, none));
    expect(empty).toMatchObject({ snapshot: null, label_set: null });
    expect(empty.files[0]).toMatchObject({ name: "references.jsonl", records: 0, bytes: 0 });
  });

  it("let researchers have closed studies only, also when the export is older than the rule", async () => {
    const answers = { what: ["labels", "votes"], formats: ["jsonl"] };
    for (const request of [answers, { ...answers, queue: loose }, { what: ["references"], formats: ["csv"] }])
      await expect(create(researcher.caller, request)).rejects.toMatchObject({ code: "forbidden" });
    const id = await create(researcher.caller, { ...answers, study: study.id });
    expect((await download(researcher.caller, id)).length).toBeGreaterThan(0);
    const ofLead = await create(lead.caller, { ...answers, queue: loose });
    await expect(download(researcher.caller, ofLead)).rejects.toMatchObject({ code: "forbidden" });
    const { choices } = await execute(listExports, researcher.caller, {});
    expect(choices.studies.map(({ name }) => name)).toEqual(["Closed"]);
    await expect(download(annotators[0]!.caller, id)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("keep the manifest, and note a later download that differs as an export of its own", async () => {
    const request = { what: ["cleaned_references"], formats: ["jsonl"], split: "grows" };
    const id = await create(lead.caller, request);
    const [query] = await storeReferences([{ split: "grows", candidates: [candidateOf("both", "c")] }]);
    const before = manifestOf(await download(lead.caller, id));
    const listed = async () =>
      (await execute(listExports, lead.caller, {})).exports.filter(
        (entry) => entry.request.split === "grows",
      );
    expect((await listed()).map(({ manifest }) => manifest)).toEqual([before]);
    await download(lead.caller, id);
    expect(await listed()).toHaveLength(1);
    await execute(decideCandidate, lead.caller, {
      query: query!,
      candidate: "c",
      version: 0,
      judgement: { decision: "keep" },
    });
    const after = manifestOf(await download(lead.caller, id));
    expect(after.files[0]!.sha256).not.toBe(before.files[0]!.sha256);
    expect(after.snapshot! > before.snapshot!).toBe(true);
    expect((await listed()).map(({ manifest }) => manifest)).toEqual([after, before]);
    const { entries } = await execute(listAuditLog, operator, { verb: "download-export" });
    expect(entries[0]).toMatchObject({ actor_name: "Lea", object: `export ${id}`, summary: { file: "all" } });
  });

  it("see one moment, whatever is written while they are sent", async () => {
    await storeReferences([{ split: "moment", candidates: [candidateOf("both", "c1")] }]);
    const request = { what: ["references", "cleaned_references"], formats: ["jsonl"], split: "moment" };
    const id = await create(lead.caller, request);
    const { content } = await execute(downloadExport, lead.caller, { id });
    const parts = content[Symbol.asyncIterator]();
    const first = await parts.next();
    await storeReferences([{ split: "moment", candidates: [candidateOf("both", "c2")] }]);
    const rest: Uint8Array[] = [first.value!];
    for (let next = await parts.next(); !next.done; next = await parts.next()) rest.push(next.value);
    const zip = Buffer.concat(rest);
    expect(recordsOf(zip, "references.jsonl")).toHaveLength(2);
    expect(recordsOf(zip, "cleaned-references.jsonl")).toHaveLength(1);
  });

  it("give their connection back when the reader leaves, at the start, in the middle or at a fault", async () => {
    const id = await create(lead.caller, everything);
    const idle = () => pool().idleCount === pool().totalCount;
    for (const taken of [0, 1, 2]) {
      const { content } = await execute(downloadExport, lead.caller, { id });
      const parts = content[Symbol.asyncIterator]();
      for (let n = 0; n < taken; n++) await parts.next();
      await parts.return!();
      expect(idle()).toBe(true);
    }
    await expect(download(lead.caller, id, "no-such-file.csv")).rejects.toMatchObject({ code: "not_found" });
    expect(idle()).toBe(true);
  });

  it("take two readers at once, and ask a third to wait", async () => {
    const id = await create(lead.caller, everything);
    const open = () => execute(downloadExport, lead.caller, { id });
    const held = [await open(), await open()];
    await expect(open()).rejects.toMatchObject({ code: "unavailable" });
    for (const { content } of held) await bytesOf(content);
    await bytesOf((await open()).content);
  });
});
