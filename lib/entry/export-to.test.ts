import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Manifest } from "@/lib/exports/manifest";
import { createQueue } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { importBytes } from "@/tests/imported";
import { storeTrajectories } from "@/tests/stored-queue";
import { candidateOf, storeReferences } from "@/tests/stored-references";
import { withWorkbench } from "@/tests/workbench";
import { main } from "./cli";

const folder = mkdtempSync(path.join(os.tmpdir(), "assay-export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("assay export", () => {
  const workbench = withWorkbench();
  const out = path.join(folder, "lab.zip");
  const said: string[] = [];
  const run = (...args: string[]) => main(["export", "--project", "lab", "--out", out, ...args]);

  beforeAll(async () => {
    const runs = ["a", "b"].map((id) => JSON.stringify({ id, messages: [{ role: "user", content: id }] }));
    await importBytes(workbench.operator, runs.join("\n"), { file_name: "runs.openai.jsonl" });
    await storeReferences([{ candidates: [candidateOf("both", "c")] }]);
    vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)));
    vi.spyOn(console, "error").mockImplementation((line) => void said.push(String(line)));
  });
  afterEach(() => void said.splice(0));
  afterAll(() => vi.restoreAllMocks());

  it("writes a zip and prints what its manifest says", async () => {
    expect(await run("--what", "trajectories,references", "--format", "csv", "--split", "train")).toBe(0);
    const files = unzipSync(new Uint8Array(readFileSync(out)));
    const manifest = Manifest.parse(JSON.parse(strFromU8(files["manifest.json"]!)));
    expect(manifest.files.map(({ name, records }) => `${name} ${records}`)).toEqual([
      "trajectories.csv 2",
      "references.csv 0",
      "codebook.json 0",
      "croissant.json 0",
      "README.md 0",
    ]);
    expect(said[0]).toContain(manifest.files[0]!.sha256);
  });

  it("says in words what it can't do, and leaves no file behind", async () => {
    rmSync(out, { force: true });
    expect(await run("--study", "nowhere")).toBe(1);
    expect(said).toEqual(["There is no study “nowhere” in this project."]);
    expect(await run("--what", "secrets")).toBe(1);
    expect(said[1]).toContain("what.0");
    expect(await main(["export", "--project", "elsewhere", "--out", out])).toBe(1);
    expect(
      await main(["export", "--project", "lab", "--out", path.join(folder, "no", "such", "x.zip")]),
    ).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("finds a queue by its name, unless two have it", async () => {
    const trajectories = await storeTrajectories([{}, {}]);
    const queue = { name: "Round 1", trajectories };
    const { id } = await execute(createQueue, workbench.operator, queue);
    expect(await run("--queue", "Round 1", "--what", "votes", "--format", "jsonl")).toBe(0);
    expect(said[0]).toMatch(/^votes\.jsonl: 6 records/);
    await execute(createQueue, workbench.operator, queue);
    expect(await run("--queue", "Round 1")).toBe(1);
    expect(said.at(-1)).toContain(id);
    expect(await run("--queue", id, "--what", "votes")).toBe(0);
  });
});
