import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, it, expect } from "vitest";
import { inspectStream } from "./inspect";
import { outline, readText } from "./formats/try-out";

const folder = path.resolve(process.cwd(), "../shared/formats");

interface Sample {
  file: string;
  format: string;
  expect: Partial<
    Record<"trajectories" | "rollouts" | "items" | "rows" | "lines_not_objects" | "tasks", number>
  >;
}

interface HardCase {
  id: string;
  file: string;
  detect: string;
  expect: {
    import: string;
    trajectories?: number;
    warnings?: string[];
    errors?: { line: number; kind: string }[];
  };
}

const listed = <T>(name: string, key: string): T[] => {
  const file = path.join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, T[]>)[key]! : [];
};

const inspectFile = (file: string, chunkSize = 16384) =>
  inspectStream(createReadStream(path.join(folder, file), { highWaterMark: chunkSize }), {
    fileName: path.basename(file),
  });

const load = (file: string) =>
  readText(readFileSync(path.join(folder, file)), { fileName: path.basename(file) });

const manifest = path.join(folder, "manifest.json");
const samples = existsSync(manifest)
  ? Object.values(JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Sample[]>)
      .filter(Array.isArray)
      .flat()
  : [];

describe.skipIf(!existsSync(folder))("the sample files (../shared/formats)", () => {
  it.each(samples)("$file is $format", async (sample) => {
    const found = await inspectFile(sample.file);
    expect(found.format).toBe(sample.format);
    expect(found.trajectories).toBe(sample.expect.trajectories ?? sample.expect.rollouts ?? 0);
    if (sample.expect.items !== undefined) expect(found.items).toBe(sample.expect.items);
    if (sample.expect.rows !== undefined) expect(found.records).toBe(sample.expect.rows);
    expect(found.complete).toBe(true);
  });
});

describe.skipIf(!existsSync(folder))("the hard cases (../shared/formats/hard-cases)", () => {
  const cases = listed<HardCase>("hard-cases/cases.json", "cases");

  it.each(cases)("$id", async ({ file, detect, expect: wanted }) => {
    for (const chunkSize of [61, 4096]) {
      const found = await inspectFile(`hard-cases/${file}`, chunkSize);
      expect(found.format).toBe(detect);
      if (wanted.trajectories !== undefined) expect(found.trajectories).toBe(wanted.trajectories);
      const codes = found.warnings.map(({ code }) => code);
      for (const code of new Set(wanted.warnings)) {
        const count = wanted.warnings!.filter((other) => other === code).length;
        expect(codes.filter((other) => other === code).length).toBeGreaterThanOrEqual(count);
      }
      if (wanted.errors)
        expect(found.rejected.map(({ line, code }) => ({ line, kind: code }))).toEqual(wanted.errors);
      if (wanted.import === "ok") expect(found.rejected_count).toBe(0);
      if (wanted.import === "reject") expect(found.rejected_count).toBeGreaterThan(0);
    }
  });

  it("binds results that come in another order, twice or for nobody", async () => {
    const { trajectories } = await load("hard-cases/results-out-of-order.jsonl");
    expect(outline(trajectories[0]!).slice(1, 5)).toEqual([
      '1 assistant tool: f({"k":"a"}) → 4',
      '1 assistant tool: f({"k":"b"}) → 3',
      '1 environment tool: k2 unknown "B"',
      '1 environment tool: k1 unknown "A"',
    ]);
    const orphans = await load("hard-cases/orphans.jsonl");
    expect(outline(orphans.trajectories[0]!).slice(1, 6)).toEqual([
      "1 assistant tool: f({})",
      "1 assistant tool: f({}) → 3, 4",
      '1 environment tool: k2 unknown "r2"',
      '1 environment tool: k2 unknown "r2 again"',
      '1 environment tool: ? unknown "who?"',
    ]);
  });

  it("keeps argument text byte for byte", async () => {
    const { trajectories } = await load("hard-cases/args-not-json.jsonl");
    const calls = trajectories[0]!.steps.flatMap(({ call }) => (call ? [[call.args_raw, call.args]] : []));
    expect(calls).toEqual([
      ['"SELECT * FROM table"', "SELECT * FROM table"],
      ["{'sql': 'x', 'live': True}", null],
      ['{"sql": "trunc', null],
      ["", null],
    ]);
  });

  it("reads every unit of time to the same moment", async () => {
    const { trajectories } = await load("hard-cases/times.jsonl");
    const times = Object.fromEntries(
      trajectories.map(({ external_id, created_at }) => [external_id, created_at]),
    );
    for (const id of ["s", "ms", "us", "ns-str", "iso-off", "float", "iso-naive"])
      expect(times[id]).toMatch(/^2025-10-09T08:53:20/);
    expect([times.zero, times.bad]).toEqual([null, null]);
    expect(times["ns-str"]).toBe("2025-10-09T08:53:20.123456789Z");
  });

  it("shows every shape of content in its channel", async () => {
    const { trajectories } = await load("hard-cases/content-shapes.jsonl");
    expect(outline(trajectories[0]!)).toEqual([
      '0 system control: "part 1"',
      '0 system control: "part 2"',
      '1 user visible: "" (empty)',
      '2 user visible: "object not array"',
      '2 assistant latent: "why"',
      '2 assistant visible: "so"',
      "2 assistant tool: f({}) → 8",
      "2 assistant tool: g({}) → 9",
      '2 environment tool: k1 unknown "22 °C"',
      '2 environment tool: k2 unknown ""',
      '3 user visible: "123"',
    ]);
  });

  it("stores an image of 20 MB by its hash and never as text", async () => {
    const base = readFileSync(path.join(folder, "hard-cases/image.jsonl"), "utf8");
    const data = /base64,([A-Za-z0-9+/]+)/.exec(base)![1]!;
    const chunk = data.slice(0, 60000);
    const big = base.replace(data, chunk.repeat(Math.ceil(20_000_000 / chunk.length)));
    const { trajectories } = await readText(big, {}, 65536);
    const attachment = trajectories[0]!.steps.find((step) => step.attachment)!.attachment!;
    expect(attachment.bytes).toBeGreaterThan(14_000_000);
    expect(JSON.stringify(trajectories[0]).length).toBeLessThan(3000);
  });

  // Minutes rather than seconds: asked for by name only.
  it.runIf(process.env.ASSAY_GIANT_FILES)(
    "streams a million lines in bounded memory",
    async () => {
      async function* lines() {
        for (let i = 0; i < 1_000_000; i += 1000) {
          const batch = Array.from(
            { length: 1000 },
            (_, k) =>
              `{"id": "row-${i + k}", "messages": [{"role": "user", "content": "q ${i + k}"}, {"role": "assistant", "content": "a ${i + k}"}]}\n`,
          );
          yield new TextEncoder().encode(batch.join(""));
        }
      }
      const found = await inspectStream(lines(), { fileName: "many.jsonl" });
      expect(found).toMatchObject({ trajectories: 1_000_000, rejected_count: 0 });
      expect(process.memoryUsage().rss).toBeLessThan(400 << 20);
    },
    600_000,
  );
});
