import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { hostileFiles } from "@/lib/trajectories/hostile-files";
import { createToken, runImport } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { withWorkbench } from "@/tests/workbench";
import { callUsecase } from "./route";
import { receiveChunk } from "./upload";

const workbench = withWorkbench();

interface Report {
  import: { status: string; stored: number; existing: number; rejected: number };
  problems: { line: number | null; code: string; expected: string | null; excerpt: string | null }[];
}

describe("a hostile file through the doors for programs", () => {
  let token = "";
  beforeAll(async () => {
    const { caller } = await workbench.person("Lena", "lead");
    ({ token } = await execute(createToken, caller, { name: "script", scopes: ["import", "read"] }));
  });
  const headers = () => ({ authorization: `Bearer ${token}` });
  const address = "http://workbench.test/";

  async function call<Result>(verb: string, input: unknown): Promise<Result> {
    const body = JSON.stringify(input);
    const request = new Request(address, { method: "POST", headers: headers(), body });
    const response = await callUsecase(request, verb, "lab");
    expect(response.status).toBe(200);
    return ((await response.json()) as { result: Result }).result;
  }

  async function send(bytes: Uint8Array, file_name: string, encoding: string): Promise<string> {
    const made = await call<{ import_id: string; upload_id: string }>("start-import", {
      file_name,
      source_name: file_name,
      encoding,
    });
    const put = new Request(address, { method: "PUT", headers: headers(), body: Buffer.from(bytes) });
    expect((await receiveChunk(put, "lab", made.upload_id, "0")).status).toBe(200);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await call("finish-upload", { import_id: made.import_id, bytes: bytes.length, sha256 });
    return made.import_id;
  }

  it("refuses an empty file at the door, in words", async () => {
    const made = await call<{ import_id: string }>("start-import", { file_name: "empty.jsonl" });
    const sha256 = createHash("sha256").digest("hex");
    const body = JSON.stringify({ import_id: made.import_id, bytes: 0, sha256 });
    const request = new Request(address, { method: "POST", headers: headers(), body });
    const response = await callUsecase(request, "finish-upload", "lab");
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/message/);
  });

  it.each(hostileFiles.filter(({ bytes }) => bytes.length > 0))(
    "$what",
    async ({ what, bytes, stored, refused, complete, encoding }) => {
      const import_id = await send(bytes, `${what}.file`, encoding);
      await execute(runImport, workbench.operator, { import_id });
      const report = await call<Report>("show-import", { import_id, severity: "rejected" });
      const { status, ...counts } = report.import;
      // An import that lost something never looks whole.
      if (refused.length > 0 || !complete) expect(["partial", "failed"]).toContain(status);
      if (stored > 0) expect(counts.stored + counts.existing).toBe(stored);
      if (refused.length > 0)
        expect(report.problems.map(({ line, code }) => `${line} ${code}`)).toEqual(refused);
      for (const { expected } of report.problems) expect(expected).toBeTruthy();
    },
  );
});
