import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { otlpAttributes } from "@/lib/trajectories/otlp";
import { assayIn } from "@/tests/command-line";

const folder = mkdtempSync(path.join(os.tmpdir(), "assay-scale-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const assay = (args: string[], input?: string | Uint8Array) => assayIn(folder, args, input);
const write = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return name;
};

const says = [
  "Where is my parcel?",
  "This is useless. Let me talk to a manager!",
  "Thank you so much, that solved it.",
  "I give up.",
];
const run = (i: number) =>
  JSON.stringify({
    id: `run-${i}`,
    messages: Array.from({ length: 2 * (1 + (i % 12)) }, (_, k) => ({
      role: k % 2 === 0 ? "user" : "assistant",
      content: k % 2 === 0 ? `${says[(i + k) % says.length]} ${i}.${k}` : `Answer ${i}.${k}.`,
    })),
  });
const runs = Array.from({ length: 800 }, (_, i) => run(i));
const torn = [...runs.slice(0, 500), '{"torn": ', ...runs.slice(500), "7"].join("\n");

// Many threads and processes: on a busy machine each takes its time.
describe("assay signals --threads", { timeout: 600_000 }, () => {
  it("prints the same lines in the same order as one thread, from a stream too", async () => {
    const one = await assay(["signals", "-"], torn);
    expect(one.code).toBe(0);
    expect(one.out.trimEnd().split("\n")).toHaveLength(800);
    expect(one.err).toMatch(/^standard input:501:\d+: json_syntax.*\nstandard input:802:1: not_a_record/);
    expect(await assay(["signals", "--threads", "3", "-"], torn)).toEqual(one);
    const packed = await assay(["signals", "--threads", "-"], gzipSync(torn));
    expect(packed.out).toBe(one.out);
  });

  it("stays within little memory, however long the stream is", async () => {
    const times = 40;
    const file = write("large.jsonl", Array.from({ length: times }, () => runs.join("\n")).join("\n"));
    const before = process.env.NODE_OPTIONS;
    // For each thread. The program itself, with its tables of rules, takes some 65 MB; all reports of the stream would take as much again.
    process.env.NODE_OPTIONS = "--max-old-space-size=110";
    const { code, out } = await assay(["signals", "--threads", "2", file]);
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
    expect(code).toBe(0);
    expect(out.match(/\n/g)).toHaveLength(times * 800);
  });

  it("leaves files to the command when no number follows", async () => {
    const [a, b, c] = [0, 1, 2].map((i) => write(`in-order-${i}.jsonl`, run(i))) as [string, string, string];
    const { out } = await assay(["signals", a, "--threads", b, c]);
    expect(out.match(/"id":"run-\d"/g)).toEqual(['"id":"run-0"', '"id":"run-1"', '"id":"run-2"']);
    expect((await assay(["signals", "--threads"])).err).toContain("name a file");
  });

  it("refuses numbers that are none", async () => {
    const file = write("few.jsonl", run(1));
    expect((await assay(["signals", file, "--threads", "0"])).err).toContain("from 1 to 256");
    expect((await assay(["signals", file, "--as", "xml"])).err).toContain("json or otlp");
  });
});

describe("assay signals --as otlp", () => {
  it("prints one request a line that its own reader takes", async () => {
    const file = write("some.jsonl", runs.slice(0, 60).join("\n"));
    const { code, out } = await assay(["signals", file, "--as", "otlp", "--threads", "2"]);
    expect(code).toBe(0);
    expect(out.trimEnd().split("\n")).toHaveLength(60);
    const back = await assay(["inspect", "--canonical", write("otlp.jsonl", out)]);
    expect(back.code).toBe(0);
    const read = back.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(read.map(({ session }) => session.id)).toEqual(runs.slice(0, 60).map((_, i) => `run-${i}`));
    const span = JSON.parse(out.split("\n")[1]!).resourceSpans[0].scopeSpans[0].spans[0];
    expect(read[1].extra.spans[0].attributes).toEqual(otlpAttributes(span.attributes));
  });
});

describe("assay signals --config", () => {
  it("uses a project's settings", async () => {
    const file = write("runs.jsonl", run(0));
    const leaf = "interaction.disengagement.escalation";
    const added = [{ leaf, language: "en", phrase: "where is my parcel" }];
    const config = write("settings.json", JSON.stringify({ added }));
    expect((await assay(["signals", file])).out).not.toContain(leaf);
    expect((await assay(["signals", file, "--config", config])).out).toContain(leaf);
    const wrong = write("wrong.json", JSON.stringify({ added: [{ leaf, language: "en", phrase: "" }] }));
    expect((await assay(["signals", file, "--config", wrong])).err).toContain("added.0.phrase");
    expect((await assay(["signals", file, "--config", "runs.jsonl"])).err).toContain(
      "holds no signal settings",
    );
    expect((await assay(["signals", file, "--config", write("no.json", "{")])).err).toContain("is no JSON");
  });
});

describe("assay sample", { timeout: 600_000 }, () => {
  const Drawn = z.object({ sampler: z.string(), id: z.string(), probability: z.number() });
  const lines = (out: string) => out.trimEnd().split("\n");

  it("draws shard by shard what it draws from the whole", async () => {
    const { out: reports } = await assay(["signals", "-", "--threads"], runs.join("\n"));
    const whole = await assay(["sample", "--seed", "7", "--size", "20", "-"], reports);
    expect(whole.code).toBe(0);
    const drawn = lines(whole.out).map((line) => Drawn.parse(JSON.parse(line)));
    expect(drawn).toHaveLength(60);
    expect(whole.err).toContain("random: 20 of 800 eligible, from 800 trajectories.");
    expect(drawn.filter(({ sampler }) => sampler === "random").map(({ probability }) => probability)).toEqual(
      Array.from({ length: 20 }, () => 20 / 800),
    );

    const all = lines(reports);
    const shards = [all.slice(600), all.slice(0, 137), all.slice(137, 600)];
    const sketches = await Promise.all(
      shards.map(async (shard, i) => {
        const made = await assay(
          ["sample", "--seed", "7", "--size", "20", "--sketch", "-"],
          shard.join("\n"),
        );
        return write(`${i}.sketch`, made.out);
      }),
    );
    expect((await assay(["sample", "--merge", ...sketches])).out).toBe(whole.out);
    const two = write(
      "two.sketch",
      (await assay(["sample", "--merge", "--sketch", ...sketches.slice(1)])).out,
    );
    expect((await assay(["sample", "--merge", two, sketches[0]!])).out).toBe(whole.out);
    const only = await assay(["sample", "--merge", "--sampler", "signal", ...sketches]);
    expect(lines(only.out)).toEqual(lines(whole.out).filter((line) => line.includes('"signal"')));
  });

  it("says what is wrong", async () => {
    const { out: report } = await assay(["signals", "-"], run(1));
    const error = async (args: string[], input = report) => {
      const { code, err, out } = await assay(["sample", ...args, "-"], input);
      expect([code, out]).toEqual([1, ""]);
      return err;
    };
    expect(await error([])).toContain("Give a --seed");
    expect(await error(["--seed", "7", "--size", "0"])).toContain("--size");
    expect(await error(["--seed", "7", "--sampler", "lucky"])).toContain("signal, heuristic, random");
    expect(await error(["--seed", "7"], `${report}{"torn`)).toContain("standard input:2");
    expect(await error(["--seed", "7"], run(1))).toContain("no report line");
    expect(await error(["--merge"])).toContain("no sketch");
    const sketch = async (seed: string) =>
      (await assay(["sample", "--sketch", "--seed", seed, "-"], report)).out;
    expect(await error(["--merge"], (await sketch("7")) + (await sketch("8")))).toContain(
      "another seed or size",
    );
  });
});
