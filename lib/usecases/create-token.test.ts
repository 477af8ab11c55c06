import { describe, expect, it } from "vitest";
import { createToken, importStatus, listTokens, revokeToken, startImport } from ".";
import { hashSecret } from "@/lib/auth/password";
import { owner } from "@/lib/db/client";
import { withWorkbench } from "@/tests/workbench";
import { execute, type Caller } from "./usecase";

const workbench = withWorkbench();

const by = (token: string, address = "there"): Caller => ({
  kind: "token",
  token_hash: hashSecret(token),
  address,
  project: null,
});

describe("API tokens", () => {
  it("are shown once, stored as a hash, and tell when they were last used", async () => {
    const { caller } = await workbench.person("Lena", "lead");
    const made = await execute(createToken, caller, {
      name: " collector\u0007 ",
      scopes: ["import", "ingest", "import"],
    });
    expect(made).toMatchObject({ name: "collector�", scopes: ["ingest", "import"] });
    expect(made.token).toMatch(/^assay_[\w-]{43}$/);
    const everything = await owner().$queryRawUnsafe(
      `select (select json_agg(t) from api_token t)::text || (select json_agg(a) from audit_log a)::text as text`,
    );
    expect(JSON.stringify(everything)).toContain(hashSecret(made.token));
    expect(JSON.stringify(everything)).not.toContain(made.token);

    const listed = async () =>
      (await execute(listTokens, caller, {})).tokens.find(({ id }) => id === made.id)!;
    expect(await listed()).toMatchObject({ state: "working", last_used_at: null, made_by: "Lena" });
    expect(Object.keys(await listed())).not.toContain("token_hash");
    await execute(startImport, by(made.token), { file_name: "a.jsonl" });
    expect((await listed()).last_used_at).toBeInstanceOf(Date);
  });

  it("act in the name of whoever made them, which the audit log says", async () => {
    const { caller, id } = await workbench.person("Mara", "admin");
    const { token } = await execute(createToken, caller, { name: "nightly", scopes: ["import"], days: null });
    const { import_id } = await execute(startImport, by(token), { file_name: "b.jsonl" });
    expect(await execute(importStatus, by(token), { import_id })).toMatchObject({ created_by: "Mara" });
    const log = await owner().$queryRawUnsafe(
      `select actor_id::text, actor_name, verb from audit_log where object = $1`,
      `import ${import_id}`,
    );
    expect(log).toEqual([{ actor_id: id, actor_name: "Mara, by token “nightly”", verb: "start-import" }]);
  });

  it("that don't work are refused for a while, and don't hold up those that do", async () => {
    const { caller } = await workbench.person("Nora", "lead");
    const { id, token } = await execute(createToken, caller, { name: "t", scopes: ["read"], days: 1 });
    const bad = async () =>
      execute(listTokens, by("assay_guess", "203.0.113.7"), {}).catch(
        (error: { code: string; details?: { retry_after: number } }) => error,
      );
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n++) codes.push((await bad()) as { code: string });
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(expect.objectContaining({ code: "signed_out" })));
    expect(codes[20]).toMatchObject({ code: "rate_limited", details: { retry_after: expect.any(Number) } });
    const working = execute(importStatus, by(token, "203.0.113.7"), { import_id: id });
    await expect(working).rejects.toMatchObject({ code: "forbidden" });

    await execute(revokeToken, caller, { id });
    await expect(execute(importStatus, by(token), { import_id: id })).rejects.toMatchObject({
      code: "signed_out",
    });
    await expect(execute(revokeToken, caller, { id })).rejects.toMatchObject({ code: "conflict" });
  });
});
