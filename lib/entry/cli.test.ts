import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { withWorkbench } from "@/tests/workbench";

const folder = mkdtempSync(path.join(os.tmpdir(), "assay-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command line as a user does. `env` replaces the environment's database. */
function assay(
  args: string[],
  options: { input?: string; env?: Record<string, string>; stopAfter?: number } = {},
) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [path.resolve("bin/assay.mjs"), ...args], {
    env: { ...env, ...options.env },
    cwd: folder,
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
    if (options.stopAfter !== undefined && out.length > options.stopAfter) child.stdout.destroy();
  });
  child.stderr.on("data", (chunk) => (err += chunk));
  child.stdin.on("error", () => {}); // a command that ends early doesn't read the rest
  child.stdin.end(options.input ?? "");
  return new Promise<Result>((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

/** An environment in which touching a database fails at once. */
const nowhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const run = (id: string, ...said: string[]) =>
  JSON.stringify({
    id,
    messages: said.map((content, i) => ({ role: i % 2 === 0 ? "user" : "assistant", content })),
  });
const json = (out: string): unknown[] =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("help", () => {
  it("needs no database and tells every command", async () => {
    const { code, out } = await assay(["--help"]);
    expect(code).toBe(0);
    for (const command of [
      "import",
      "inspect",
      "signals",
      "stats",
      "user",
      "token",
      "worker",
      "migrate",
      "setup",
      "demo",
    ])
      expect(out).toContain(`\n  ${command}`);
  });

  it("answers a command that isn't there with what to do", async () => {
    const { code, err } = await assay(["imprt"], { env: nowhere });
    expect(code).toBe(1);
    expect(err).toMatch(/unknown command.*\(Did you mean import\?\)/s);
  });
});

describe("signals", () => {
  const Line = z.object({
    id: z.string(),
    signals: z.array(
      z.object({
        signal_type: z.string(),
        message_index: z.number(),
        snippet: z.string(),
        confidence: z.number(),
        metadata: z.looseObject({}),
      }),
    ),
    groups: z.record(z.string(), z.object({ count: z.number(), severity: z.number() })),
    turn_metrics: z.object({ user_turns: z.number() }).loose(),
    quality: z.object({ overall: z.string(), score: z.number() }),
    summary: z.string(),
  });

  it("prints a report a line from the standard input, and needs no database", async () => {
    const input = [run("a", "THIS IS COMPLETELY WRONG AGAIN", "Sorry."), run("b", "Hello.", "Hi.")].join(
      "\n",
    );
    const { code, out } = await assay(["signals", "-", "--profile", "reference"], { input, env: nowhere });
    expect(code).toBe(0);
    const lines = z.array(Line).parse(json(out));
    expect(lines.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(lines[0]!.signals[0]).toMatchObject({
      signal_type: "interaction.disengagement.negative_stance",
      message_index: 0,
    });
    expect(Object.keys(lines[1]!.groups)).toHaveLength(7);
  });

  it("reports the others when a record can't be read, says which it was, and ends well", async () => {
    const file = write("torn.jsonl", [run("a", "Hello."), '{"torn": ', run("c", "Bye.")].join("\n"));
    const { code, out, err } = await assay(["signals", file], { env: nowhere });
    expect(code).toBe(0);
    expect(json(out)).toMatchObject([{ id: "a" }, { id: "c" }]);
    expect(err).toMatch(/torn\.jsonl:2:\d+: json_syntax: expected /);
  });

  it("takes turns that are the engine's own rows as they stand", async () => {
    const turn = (from: string, value: string) => ({ from, value });
    const input = JSON.stringify({
      id: "rows",
      messages: [
        turn("system", "x"),
        turn("gpt", ""),
        turn("human", "THIS IS COMPLETELY WRONG AGAIN"),
        turn("human", ""),
      ],
      meta: { odd: null },
    }).replace("null", "NaN");
    const { code, out } = await assay(["signals", "-", "--profile", "reference"], { input, env: nowhere });
    expect(code).toBe(0);
    expect(json(out)).toMatchObject([
      {
        id: "rows",
        signals: [{ message_index: 2 }],
        turn_metrics: { user_turns: 2, assistant_turns: 1 },
      },
    ]);
  });

  it("ends quietly when its reader leaves", async () => {
    const input = Array.from({ length: 3000 }, (_, i) => run(`row-${i}`, "Hello there.", "Hi.")).join("\n");
    const { err } = await assay(["signals", "-"], { input, env: nowhere, stopAfter: 1000 });
    expect(err).toBe("");
  });

  it("says what is wrong with its options", async () => {
    const file = write("one.jsonl", run("a", "Hello."));
    expect((await assay(["signals", file, "--profile", "best"], { env: nowhere })).err).toContain(
      "use default or reference",
    );
    expect((await assay(["signals", file, "--format", "xml"], { env: nowhere })).err).toContain(
      "openai-chat",
    );
    expect(await assay(["signals", "missing.jsonl"], { env: nowhere })).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("missing.jsonl"),
    });
  });
});

describe("stats", () => {
  it("gives a result a line, and an error in the place of a bad line", async () => {
    const input = [
      '{"statistic": "interval.proportion", "input": {"k": 82, "n": 100}}',
      "nonsense",
      '{"statistic": "no.such", "input": {}}',
      '{"statistic": "interval.proportion", "input": {"k": "many"}}',
      "",
    ].join("\n");
    const { code, out } = await assay(["stats", "--jsonl"], { input, env: nowhere });
    expect(code).toBe(0);
    const [first, ...rest] = json(out);
    expect(first).toMatchObject({ p: 0.82 });
    expect(rest).toHaveLength(3);
    for (const line of rest) expect(line).toHaveProperty("error");
  });

  it("computes one by name", async () => {
    const { code, out } = await assay(["stats", "interval.proportion"], {
      input: '{"k": 82, "n": 100}',
      env: nowhere,
    });
    expect([code, JSON.parse(out)]).toMatchObject([0, { p: 0.82 }]);
    expect((await assay(["stats", "interval.proportion"], { input: "{", env: nowhere })).code).toBe(1);
  });
});

describe("inspect", () => {
  const file = () =>
    write("look.jsonl", [run("a", "Hello.", "Hi."), `  ${run("b", "Bye.")}`, "{oops", ""].join("\r\n"));

  it("says what is in a file", async () => {
    const { code, out } = await assay(["inspect", file(), "--json"], { env: nowhere });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      format: "openai-chat",
      trajectories: 2,
      items: 0,
      warnings: [],
      rejected: [{ line: 3, code: "json_syntax" }],
    });
  });

  it("prints the canonical form", async () => {
    const { out } = await assay(["inspect", file(), "--canonical"], { env: nowhere });
    expect(json(out)).toMatchObject([
      { schema: "trajectory/1", external_id: "a", steps: [{ text: "Hello." }, { text: "Hi." }] },
      { external_id: "b" },
    ]);
  });

  it("prints the records as they are", async () => {
    const { out } = await assay(["inspect", file(), "--source"], { env: nowhere });
    expect(out).toBe(`${run("a", "Hello.", "Hi.")}\n${run("b", "Bye.")}\n`);
  });
});

describe("with a database", () => {
  const workbench = withWorkbench();
  const env = () => ({ DATABASE_URL: workbench.url });

  it("imports, tells the counts, and ends with 1 when a record was rejected", async () => {
    const good = write("good.jsonl", [run("a", "Hello."), run("b", "Bye.")].join("\n"));
    const bad = write("bad.jsonl", [run("c", "Hello."), "{oops"].join("\n"));
    const first = await assay(["import", good, "--project", "lab"], { env: env() });
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toContain("complete; read 2 = stored 2 + already there 0 + rejected 0");
    const second = await assay(["import", good, bad, "--project", "lab"], { env: env() });
    expect(second.code).toBe(1);
    expect(second.out).toContain("read 2 = stored 0 + already there 2 + rejected 0");
    expect(second.out).toContain("partial; read 2 = stored 1 + already there 0 + rejected 1");
    expect(second.err).toMatch(/bad\.jsonl:2:\d+: json_syntax/);
  });

  it("says so when the project or the file isn't there", async () => {
    const file = write("x.jsonl", run("a", "Hello."));
    const lost = await assay(["import", file, "--project", "no-such"], { env: env() });
    expect(lost).toMatchObject({ code: 1, err: expect.stringContaining("There is no project “no-such”") });
    const gone = await assay(["import", "gone.jsonl", "--project", "lab"], { env: env() });
    expect(gone).toMatchObject({ code: 1, err: expect.stringContaining("gone.jsonl") });
  });

  it("adds a person and prints a one-time password once", async () => {
    const args = ["user", "add", "new@example.org", "--project", "lab", "--role", "lead"];
    const { code, out } = await assay(args, { env: env() });
    expect(code).toBe(0);
    expect(out).toMatch(/Password {2}\w{4}-\w{4}-\w{4}-\w{4} /);
    expect((await assay(args, { env: env() })).err).toContain("already an account");
    expect((await assay(["user", "add", "x@example.org", "--role", "boss"], { env: env() })).err).toContain(
      "annotator, lead",
    );
  });

  it("makes a token that it shows once, lists it without, and revokes it", async () => {
    const token = (...args: string[]) => assay(["token", ...args, "--project", "lab"], { env: env() });
    const made = await token("create", "nightly", "--scope", "import", "read", "--days", "never");
    expect(made.code).toBe(0);
    const [, id] = /^Id +(\S+)$/m.exec(made.out)!;
    const [, secret] = /^Token +(assay_\S+) /m.exec(made.out)!;
    const listed = await token("list");
    expect(listed.out).toContain(`${id}  working  import,read  nightly\n`);
    expect(listed.out).not.toContain(secret);
    expect(await token("revoke", id!)).toMatchObject({ code: 0, out: `Revoked  ${id}\n` });
    expect((await token("list")).out).toContain(`${id}  revoked `);
    expect((await token("revoke", id!)).err).toContain("revoked before");
    expect((await token("create", "x", "--scope", "all")).err).toContain("ingest, import, read, export");
  });

  it("fills only an empty installation", async () => {
    expect((await assay(["demo"], { env: env() })).err).toContain("empty");
    expect((await assay(["setup"], { env: env() })).err).toContain("set up");
  });

  it("tells in words that the database is away", async () => {
    const { code, err } = await assay(["user", "add", "y@example.org"], { env: nowhere });
    expect(code).toBe(1);
    expect(err).toContain("can't be reached");
    expect(err).not.toContain("    at ");
  });
});
