import { spawnSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createToken, downloadExport } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { serve, type Served } from "@/tests/serve";
import { withWorkbench } from "@/tests/workbench";
import { download } from "./download";
import { callUsecase } from "./route";
import { receiveChunk } from "./upload";
import { startWorker, type RunningWorker } from "./worker";

const workbench = withWorkbench();

const guide = readFileSync(path.resolve("docs/python.md"), "utf8");
const script = [...guide.matchAll(/^```python\n([\s\S]*?)^```$/gm)].map((block) => block[1]!).join("\n");

/** What the routes of `app/api/v1/p/[project]` do. */
async function doors(request: Request): Promise<Response> {
  const address = new URL(request.url);
  const [, project = "", rest = ""] = /^\/api\/v1\/p\/([^/]+)\/(.+)$/.exec(address.pathname) ?? [];
  const [first = "", second = "", third] = rest.split("/");
  if (first === "uploads" && third) return receiveChunk(request, project, second, third);
  if (first === "exports")
    return download(request, downloadExport, project, { id: second, file: address.searchParams.get("file") });
  return callUsecase(request, first, project);
}

function python(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn("python3", ["-I", "-"], { env: { ...process.env, ...env } });
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  child.stdin.end(script);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.skipIf(!hasPython)("docs/python.md (needs python3)", () => {
  let served: Served;
  let worker: RunningWorker;
  let token = "";
  beforeAll(async () => {
    served = await serve(doors);
    worker = await startWorker(1);
    const { caller } = await workbench.person("Lena", "lead");
    ({ token } = await execute(createToken, caller, {
      name: "script",
      scopes: ["import", "read", "export"],
    }));
  });
  afterAll(async () => {
    await worker.stop();
    await served.close();
  });
  const run = (key: string) => python({ ASSAY_URL: served.address, ASSAY_PROJECT: "lab", ASSAY_TOKEN: key });

  it("does what it says, with nothing but the standard library", async () => {
    const { code, said } = await run(token);
    expect(said).toContain("complete: 3 stored, 0 already there, 0 rejected");
    expect(said).toContain("run-1 version 1 - 2 steps: Where is order 1?");
    expect(said).toContain("assistant says: It left the warehouse this morning.");
    expect(said).toContain("manifest.json");
    expect(said).toContain("3 trajectories; the first has 2 steps");
    expect(code).toBe(0);
    expect((await run(token)).said).toContain("complete: 0 stored, 3 already there, 0 rejected");
  });

  it("ends with the server's words when the token doesn't work", async () => {
    const { code, said } = await run("assay_wrong");
    expect(code).not.toBe(0);
    expect(said).toContain("This API token doesn't work");
  });
});
