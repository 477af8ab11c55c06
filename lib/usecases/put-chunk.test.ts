import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { importBytes } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { cancelImport, finishUpload, importStatus, putChunk, startImport } from ".";
import { execute } from "./usecase";

const { operator } = withWorkbench();

const bytes = (text: string) => Buffer.from(text);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const start = (file_name = "a/b/runs.v2.jsonl.gz") => execute(startImport, operator, { file_name });
const put = (upload: string, n: number, text: string) =>
  execute(putChunk, operator, { upload, n, bytes: bytes(text) });

describe("an upload in chunks", () => {
  it("takes the same chunk twice, refuses a gap and other bytes, and tells which is next", async () => {
    const { import_id, upload_id } = await start();
    expect(await put(upload_id, 0, "one")).toEqual({ next: 1 });
    expect(await put(upload_id, 0, "one")).toEqual({ next: 1 });
    await expect(put(upload_id, 0, "eno")).rejects.toMatchObject({ code: "conflict", details: { next: 1 } });
    await expect(put(upload_id, 2, "three")).rejects.toMatchObject({
      code: "conflict",
      details: { next: 1 },
    });
    expect(await execute(importStatus, operator, { import_id })).toMatchObject({
      status: "uploading",
      next_chunk: 1,
      bytes: 3,
      file_name: "runs.v2.jsonl.gz",
      source_name: "runs",
    });
  });

  it("stores a chunk once that is sent five times at the same moment", async () => {
    const { import_id, upload_id } = await start();
    const all = await Promise.all(Array.from({ length: 5 }, () => put(upload_id, 0, "same")));
    expect(all).toEqual(Array(5).fill({ next: 1 }));
    expect(await execute(importStatus, operator, { import_id })).toMatchObject({ bytes: 4, next_chunk: 1 });
  });

  it("is finished only when size and hash are those of the file", async () => {
    const { import_id, upload_id } = await start();
    await put(upload_id, 0, "[1]");
    const finish = (size: number, hash: string) =>
      execute(finishUpload, operator, { import_id, bytes: size, sha256: hash });
    await expect(finish(9, sha256("[1]"))).rejects.toMatchObject({ code: "conflict", details: { next: 1 } });
    await expect(finish(3, sha256("[2]"))).rejects.toMatchObject({ code: "conflict" });
    expect(await finish(3, sha256("[1]"))).toEqual({ status: "waiting", started: true });
    expect(await finish(3, sha256("[1]"))).toEqual({ status: "waiting", started: false });
    await expect(put(upload_id, 1, "more")).rejects.toMatchObject({ code: "conflict" });
  });

  it("refuses an empty file in words", async () => {
    const { import_id } = await start();
    await expect(
      execute(finishUpload, operator, { import_id, bytes: 0, sha256: sha256("") }),
    ).rejects.toMatchObject({ code: "invalid", message: "The file is empty." });
  });

  it("drops the bytes of an upload that is cancelled", async () => {
    const { import_id, upload_id } = await start();
    await put(upload_id, 0, "one");
    await execute(cancelImport, operator, { import_id });
    expect(await execute(importStatus, operator, { import_id })).toMatchObject({
      status: "cancelled",
      bytes: 0,
    });
    await expect(put(upload_id, 1, "two")).rejects.toMatchObject({ code: "conflict" });
  });

  it("doesn't let control characters into names", async () => {
    const done = await importBytes(operator, "[]", { file_name: "x\u0007\u202ey.json" });
    expect(done.file_name).toBe("x��y.json");
  });
});
