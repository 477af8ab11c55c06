import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase } from "@/lib/db/client";
import { sumsText, type ManifestFile } from "@/lib/exports/manifest";
import { closeQueue } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { labelledStudy } from "@/tests/labelled-study";
import { withWorkbench } from "@/tests/workbench";
import { main } from "./cli";

const folder = mkdtempSync(path.join(os.tmpdir(), "assay-verify-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Record<string, Uint8Array>;
const sha256 = (body: Uint8Array) => createHash("sha256").update(body).digest("hex");

/** Does what a careful forger does: every hash of the bundle fits what is in it now. */
function forge(files: Files): Files {
  const manifest = JSON.parse(strFromU8(files["manifest.json"]!)) as {
    files: ManifestFile[];
    label_set: { hash: string };
  };
  for (const file of manifest.files) {
    const body = files[file.name];
    if (body) Object.assign(file, { bytes: body.length, sha256: sha256(body) });
  }
  const own = (name: string) => manifest.files.find((file) => file.name === `${name}.jsonl`)!.sha256;
  const tables = ["queues", "items", "labels", "decisions"];
  manifest.label_set.hash = sha256(strToU8(tables.map((name) => `${name} ${own(name)}\n`).join("")));
  const body = strToU8(`${JSON.stringify(manifest, null, 2)}\n`);
  const all = [...manifest.files, { name: "manifest.json", sha256: sha256(body) }];
  return { ...files, "manifest.json": body, SHA256SUMS: strToU8(sumsText(all)) };
}

describe("assay verify", () => {
  const workbench = withWorkbench();
  const out = path.join(folder, "study.zip");
  const said: string[] = [];
  let files: Files;
  let hash: string;

  const verify = async (place: string, ...args: string[]) => {
    said.length = 0;
    process.exitCode = undefined;
    const code = await main(["verify", place, ...args]);
    process.exitCode = undefined;
    const lines = said.join("").split("\n").slice(0, -1);
    return { code, lines, bad: lines.filter((line) => line.startsWith("MISMATCH")) };
  };
  const verifyFiles = (changed: Files) => {
    const place = path.join(folder, "changed.zip");
    writeFileSync(place, zipSync(changed, { level: 0 }));
    return verify(place);
  };
  const edited = (name: string, from: string | RegExp, to: string): Files => {
    const before = strFromU8(files[name]!);
    const after = before.replace(from, to);
    expect(after, `${name} has ${String(from)}`).not.toBe(before);
    return { ...files, [name]: strToU8(after) };
  };

  beforeAll(async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation((line) => void said.push(`${String(line)}\n`));
    vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
    const lead = await workbench.person("Lea", "lead");
    const annotators = [];
    for (const name of ["Ann", "Ben", "Cleo"]) annotators.push(await workbench.person(name, "annotator"));
    const study = await labelledStudy({ lead, annotators });
    await execute(closeQueue, lead.caller, { queue: study.queue_id });
    expect(
      await main(["export", "--project", "lab", "--study", study.id, "--what", "label_set", "--out", out]),
    ).toBe(0);
    files = unzipSync(new Uint8Array(readFileSync(out)));
    hash = JSON.parse(strFromU8(files["manifest.json"]!)).label_set.hash;
  });
  afterAll(() => vi.restoreAllMocks());

  it("finds that everything matches, in a zip and in a folder, with no database at hand", async () => {
    await closeDatabase();
    const address = process.env.DATABASE_URL;
    process.env.DATABASE_URL = "postgresql://nobody@127.0.0.1:1/nowhere";
    try {
      const zip = await verify(out, "--label-set", hash);
      expect(zip.bad).toEqual([]);
      expect(zip.code).toBe(0);
      for (const part of [
        "labels.parquet holds",
        "votes.jsonl: votes",
        "posteriors.jsonl: what the models say",
        "vote models: ",
        "agreement:",
        "comparisons",
        "adds up:",
      ])
        expect(
          zip.lines.some((line) => line.startsWith("ok") && line.includes(part)),
          part,
        ).toBe(true);
      expect(zip.lines.at(-1)).toMatch(/^\d+ checks, all match\.$/);
      const place = path.join(folder, "unpacked");
      for (const [name, body] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
        writeFileSync(path.join(place, name), body);
      }
      expect(await verify(place)).toMatchObject({ code: 0, bad: [] });
    } finally {
      process.env.DATABASE_URL = address;
    }
  });

  it("finds a file that was changed, is missing or doesn't belong there, and a hash that was changed", async () => {
    const { "README.md": _, ...without } = files;
    const cases: [string, Files, RegExp][] = [
      ["one byte", edited("README.md", "Label set", "Label Set"), /README\.md: .*the manifest says/],
      ["a file less", without, /README\.md: is missing/],
      ["a file more", { ...files, "notes.txt": strToU8("x") }, /manifest doesn't list: notes\.txt/],
      ["a hash", edited("manifest.json", /"sha256": "./, `"sha256": "!`), /manifest says !/],
      ["the list", edited("SHA256SUMS", /^./, "!"), /SHA256SUMS/],
      ["no manifest", { "labels.jsonl": files["labels.jsonl"]! }, /manifest\.json: is missing/],
    ];
    for (const [name, changed, expected] of cases) {
      const { code, bad } = await verifyFiles(changed);
      expect(code, name).toBe(1);
      expect(bad.join("\n"), name).toMatch(expected);
    }
  });

  it("finds a label that was changed, though every hash was made to fit", async () => {
    const { code, bad } = await verifyFiles(
      forge(edited("labels.jsonl", `"informative":"yes"`, `"informative":"no"`)),
    );
    expect(code).toBe(1);
    for (const expected of ["labels.csv holds", "labels.parquet holds", "votes.jsonl", "agreement:"])
      expect(bad.join("\n")).toContain(expected);
    const cited = await verify(path.join(folder, "changed.zip"), "--label-set", hash);
    expect(cited.bad.join("\n")).toContain("as cited: this bundle has the label set");
  });

  it("finds a figure, a vote or a total that was changed, though every hash was made to fit", async () => {
    const cases: [string, Files, RegExp][] = [
      [
        "a kappa",
        edited("agreement.json", /"value": 0\.\d/, `"value": 0.9`),
        /agreement: .*gwet_ac|agreement: .*kappa/,
      ],
      [
        "a rate",
        edited("reports.json", /"informative": \d+/, `"informative": 99`),
        /report of study .*samplers/,
      ],
      ["a pool", edited("reports.json", /"pool_size": \d+/, `"pool_size": 9`), /pool_size: 9 in the file/],
      [
        "a vote",
        edited("votes.jsonl", `"state":"majority"`, `"state":"tie"`),
        /votes\.jsonl: .*line \d+: state/,
      ],
      [
        "a posterior",
        edited("posteriors.jsonl", /"posterior":{"yes":[\d.e-]+/, `"posterior":{"yes":0.5`),
        /posteriors\.jsonl: .*line \d+: dawid_skene\.posterior\.yes: 0\.5 in the file/,
      ],
      [
        "a person's quality",
        edited("vote-models.json", /"competence": [\d.]+/, `"competence": 0.99`),
        /vote models: .*competence: 0\.99 in the file/,
      ],
      [
        "whether a model settled",
        edited("vote-models.json", `"converged": true`, `"converged": false`),
        /vote models: .*converged: false in the file, true counted/,
      ],
      [
        "a warning",
        edited("vote-models.json", `"code": "few_labels"`, `"code": "not_converged"`),
        /vote models: .*warnings/,
      ],
      [
        "a total",
        edited("reconciliation.json", /"total": \d+/, `"total": 1`),
        /adds up: .*total: 1 in the file/,
      ],
      ["an arm", edited("items.jsonl", `"samplers":["random"]`, `"samplers":["signal"]`), /report of study/],
      ["a decision", edited("decisions.jsonl", `"value":"other"`, `"value":"none"`), /votes\.jsonl/],
    ];
    for (const [name, changed, expected] of cases) {
      const { code, bad } = await verifyFiles(forge(changed));
      expect(code, name).toBe(1);
      expect(bad.join("\n"), name).toMatch(expected);
    }
  });

  it("says in words what it can't read, whatever it is given", async () => {
    const cases: [string, Files][] = [
      [
        "rows out of order",
        {
          ...files,
          "items.jsonl": strToU8(strFromU8(files["items.jsonl"]!).split("\n").reverse().join("\n")),
        },
      ],
      ["a row twice", edited("items.jsonl", /^(.*)\n/, "$1\n$1\n")],
      ["no JSON", edited("labels.jsonl", /^./, "!")],
      ["another shape", edited("labels.jsonl", `"answers":{`, `"answers":{"x":5,`)],
      ["not UTF-8", { ...files, "labels.jsonl": new Uint8Array([0xff, 0xfe]) }],
      ["an empty manifest", { ...files, "manifest.json": strToU8("{}") }],
    ];
    for (const [name, changed] of cases)
      expect(await verifyFiles(name === "an empty manifest" ? changed : forge(changed)), name).toMatchObject({
        code: 1,
      });
    writeFileSync(path.join(folder, "no.zip"), "no zip");
    expect(await verify(path.join(folder, "no.zip"))).toMatchObject({ code: 1 });
    expect(said.join("")).toContain("can't be read as a zip or a folder");
    expect((await verify(path.join(folder, "nowhere.zip"))).code).toBe(1);
  });
});
