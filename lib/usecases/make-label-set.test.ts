import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { owner } from "@/lib/db/client";
import { labelSetText } from "@/lib/exports/label-set/rows";
import { Manifest } from "@/lib/exports/manifest";
import { labelledStudy } from "@/tests/labelled-study";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  closeQueue,
  createExport,
  downloadExport,
  listAuditLog,
  listExports,
  listLabelSets,
  makeLabelSet,
  showLabelSet,
  showStudyReport,
} from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();

describe("a snapshot of labels", () => {
  let lead: TestPerson, researcher: TestPerson, annotators: TestPerson[];
  let study: { id: string; queue_id: string };
  let early: string, final: string;

  const bundle = async (label_set: string, person = lead): Promise<Record<string, Uint8Array>> => {
    const request = { what: ["label_set"], formats: ["csv", "parquet"], label_set };
    const { id } = await execute(createExport, person.caller, request);
    const parts: Uint8Array[] = [];
    for await (const part of (await execute(downloadExport, person.caller, { id })).content) parts.push(part);
    return unzipSync(new Uint8Array(Buffer.concat(parts)));
  };
  const manifestOf = (files: Record<string, Uint8Array>) =>
    Manifest.parse(JSON.parse(strFromU8(files["manifest.json"]!)));
  const change = () =>
    owner().$executeRawUnsafe(
      `update annotation set answers = jsonb_set(answers, '{informative}', '"no"'), changed_at = now()`,
    );

  beforeAll(async () => {
    lead = await workbench.person("Lea", "lead");
    researcher = await workbench.person("Rae", "researcher");
    annotators = [];
    for (const name of ["Ann", "Ben", "Cleo"]) annotators.push(await workbench.person(name, "annotator"));
    study = await labelledStudy({ lead, annotators });
    early = (await execute(makeLabelSet, lead.caller, { queue: study.queue_id, name: "Before closing" })).id;
    await execute(closeQueue, lead.caller, { queue: study.queue_id });
    final = (
      await execute(makeLabelSet, lead.caller, {
        queue: study.queue_id,
        name: "Final",
        note: "for the paper",
      })
    ).id;
  });

  it("has a name of its own, is told in the audit log, and is listed with its hash", async () => {
    await expect(
      execute(makeLabelSet, lead.caller, { queue: study.queue_id, name: "Final" }),
    ).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("another name") });
    await expect(
      execute(makeLabelSet, researcher.caller, { queue: study.queue_id, name: "Mine" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    const sets = await execute(listLabelSets, lead.caller, { queue: study.queue_id });
    expect(sets.map(({ name, note, created_by }) => [name, note, created_by])).toEqual([
      ["Final", "for the paper", "Lea"],
      ["Before closing", "", "Lea"],
    ]);
    expect(new Set(sets.map(({ hash }) => hash)).size).toBe(2);
    const { entries } = await execute(listAuditLog, workbench.operator, { verb: "make-label-set" });
    expect(entries[0]).toMatchObject({
      object: `snapshot ${final}`,
      summary: { name: "Final", hash: sets[0]!.hash },
    });
  });

  it.each([
    ["its audit entry", "audit_log", "new.verb = 'make-label-set'"],
    ["its rows", "label_set_part", "new.kind = 'labels'"],
  ])("is not there when %s can't be written, and no entry tells of it", async (_, table, which) => {
    const sql = (text: string) => owner().$executeRawUnsafe(text);
    const counted = () =>
      owner().$queryRawUnsafe(
        `select (select count(*) from label_set)::int as sets, (select count(*) from label_set_part)::int as parts,
           (select count(*) from audit_log where verb = 'make-label-set')::int as entries`,
      );
    const before = await counted();
    await sql(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no room is left'; end $$`);
    await sql(
      `create trigger no_room before insert on ${table} for each row when (${which}) execute function no_room()`,
    );
    try {
      await expect(
        execute(makeLabelSet, lead.caller, { queue: study.queue_id, name: "Half" }),
      ).rejects.toThrow(/no room is left/);
    } finally {
      await sql(`drop function no_room() cascade`);
    }
    expect(await counted()).toEqual(before);
  });

  it("can't be changed or deleted, not even by the owner of the database", async () => {
    for (const sql of [
      `update label_set set name = 'x'`,
      `delete from label_set`,
      `update label_set_part set n = 9`,
      `delete from label_set_part`,
    ])
      await expect(owner().$executeRawUnsafe(sql), sql).rejects.toThrow(/never changed or deleted/);
  });

  it("says the same after labels have changed, in its report and in its export, byte for byte", async () => {
    const before = await execute(showLabelSet, researcher.caller, { label_set: final });
    const live = await execute(showStudyReport, researcher.caller, { study: study.id });
    expect(before.study!.report).toEqual(live.report);
    expect(before.study!.plan).toEqual(live.plan);
    const files = await bundle(final);
    await change();
    expect(await execute(showLabelSet, researcher.caller, { label_set: final })).toEqual(before);
    const later = await execute(showStudyReport, researcher.caller, { study: study.id });
    expect(later.report).not.toEqual(live.report);
    const again = await bundle(final, researcher);
    expect(Object.keys(again)).toEqual(Object.keys(files));
    for (const [name, body] of Object.entries(files))
      expect(Buffer.compare(body, again[name]!), name).toBe(0);
  });

  it("has a hash that anybody can make from its rows", async () => {
    const files = await bundle(final);
    const manifest = manifestOf(files);
    const sha256 = (body: Uint8Array | string) => createHash("sha256").update(body).digest("hex");
    const own = (table: string) => sha256(files[`${table}.jsonl`]!);
    const text = labelSetText({
      queues: own("queues"),
      items: own("items"),
      labels: own("labels"),
      decisions: own("decisions"),
    });
    const [set] = await execute(listLabelSets, lead.caller, {});
    expect(manifest.label_set).toEqual({ id: final, name: "Final", hash: sha256(text) });
    expect(set!.hash).toBe(sha256(text));
    expect(manifest.snapshot).toBe(set!.newest!.toISOString());
  });

  it("seals the arms when it is made of an open study: there is no report to read them from", async () => {
    const {
      study: sealed,
      no_report,
      agreement,
    } = await execute(showLabelSet, lead.caller, { label_set: early });
    expect(sealed).toBeNull();
    expect(no_report).toContain("sealed");
    expect(agreement[0]!.n_items).toBeGreaterThan(10);
    expect(strFromU8((await bundle(early))["items.jsonl"]!)).not.toContain("signal");
  });

  it("is offered for export, and to researchers once its queue is closed", async () => {
    const { choices } = await execute(listExports, researcher.caller, {});
    expect(choices.label_sets.map(({ name }) => name)).toEqual(["Final", "Before closing"]);
    for (const request of [
      { label_set: final, study: study.id, what: ["label_set"] },
      { label_set: final, domain: "retail", what: ["label_set"] },
      { label_set: final, what: ["references"] },
    ])
      await expect(
        execute(createExport, lead.caller, { formats: ["jsonl"], ...request }),
        JSON.stringify(request),
      ).rejects.toMatchObject({ code: "invalid" });
    const open = await labelledStudy({ lead, annotators, name: "Another", seed: "8" });
    const sealed = await execute(makeLabelSet, lead.caller, { queue: open.queue_id, name: "Sealed" });
    await expect(execute(showLabelSet, researcher.caller, { label_set: sealed.id })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(bundle(sealed.id, researcher)).rejects.toMatchObject({ code: "forbidden" });
    const listed = await execute(listLabelSets, researcher.caller, {});
    expect(listed.map(({ name }) => name)).toEqual(["Final", "Before closing"]);
  });
});
