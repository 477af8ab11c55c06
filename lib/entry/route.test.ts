import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createToken, revokeToken, showSource } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { withWorkbench } from "@/tests/workbench";
import { download } from "./download";
import { callUsecase } from "./route";
import { receiveChunk } from "./upload";

const workbench = withWorkbench();

/** A request as a program makes it: no cookie, no origin. */
const ask = (token: string, body?: unknown): Request =>
  new Request("http://workbench.test/", {
    headers: { authorization: `bearer ${token}` },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });

describe("the doors for programs", () => {
  let token = "";
  let id = "";
  beforeAll(async () => {
    const { caller } = await workbench.person("Lena", "lead");
    ({ token, id } = await execute(createToken, caller, { name: "script", scopes: ["import", "read"] }));
  });
  const call = async (verb: string, input: unknown, project = "lab") => {
    const response = await callUsecase(ask(token, input), verb, project);
    return { status: response.status, ...((await response.json()) as { result: Record<string, never> }) };
  };

  it("take a file, chunk by chunk, and give its bytes back", async () => {
    const bytes = new TextEncoder().encode('{"messages":[]}\n');
    const { result: made } = await call("start-import", { file_name: "a.jsonl" });
    const put = await receiveChunk(
      new Request("http://workbench.test/", {
        method: "PUT",
        headers: { authorization: `Bearer ${token}` },
        body: bytes,
      }),
      "lab",
      made.upload_id!,
      "0",
    );
    expect(await put.json()).toEqual({ result: { next: 1 } });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(
      await call("finish-upload", { import_id: made.import_id, bytes: bytes.length, sha256 }),
    ).toMatchObject({ status: 200, result: { status: "waiting" } });
    const source = await download(ask(token), showSource, "lab", { import_id: made.import_id! });
    expect(new Uint8Array(await source.arrayBuffer())).toEqual(bytes);
  });

  it("need no page behind them, but a session does", async () => {
    expect(await call("list-imports", {})).toMatchObject({ status: 200 });
    expect(await call("list-imports", {}, "elsewhere")).toMatchObject({ status: 404 });
    expect(await call("create-token", {})).toMatchObject({ status: 403 });
    expect(await call("open-item", {})).toMatchObject({ status: 403 });
  });

  it("say that a token doesn't work, and after many tries when to come back", async () => {
    const { caller } = await workbench.person("Mara", "lead");
    await execute(revokeToken, caller, { id });
    const answers: Response[] = [];
    for (let n = 0; n < 21; n++) answers.push(await callUsecase(ask(token, {}), "list-imports", "lab"));
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.headers.get("www-authenticate")).toMatch(/^Bearer/);
    expect(answers[20]!.status).toBe(429);
    expect(Number(answers[20]!.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
