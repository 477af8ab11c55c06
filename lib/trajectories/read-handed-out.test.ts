import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "./formats/examples";
import { readHandedOut, recordTaker } from "./read-handed-out";
import type { ReadItem, ReadOptions } from "./read-item";
import { readTrajectories } from "./read-trajectories";

const chat = (id: string, text = "hello") =>
  JSON.stringify({ id, messages: [{ role: "user", content: text }] });
const otlp = (trace: string, span: string) =>
  JSON.stringify({
    resourceSpans: [
      {
        scopeSpans: [
          { spans: [{ traceId: trace, spanId: span, name: "x", startTimeUnixNano: "1760000000000000000" }] },
        ],
      },
    ],
  });
/** Numbers its runs of a task over the file. */
const counted = String(examples["verifiers-results"]!.fits).trim();

const told = (item: ReadItem) =>
  item.kind === "trajectory"
    ? ["trajectory", item.trajectory]
    : item.kind === "rejected"
      ? ["rejected", item.problem.line, item.problem.code]
      : [item.kind];

async function* pieces(source: string | Uint8Array, size: number) {
  const bytes = typeof source === "string" ? new TextEncoder().encode(source) : source;
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function whole(text: string | Uint8Array, options: ReadOptions): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of readTrajectories(pieces(text, 4096), options))
    if (item.kind !== "end") all.push(told(item));
  return all;
}

/** The same, with helpers that answer in whatever order. */
async function handedOut(text: string | Uint8Array, options: ReadOptions, batches: number) {
  let out = 0;
  const take = recordTaker(options);
  const all: unknown[] = [];
  const helpers = {
    batches,
    take: async (records: Parameters<typeof take>[0][], readAs: Record<string, string>) => {
      await new Promise((done) => setTimeout(done, (records[0]!.number * 7) % 3));
      return records.map((record) => {
        const items = take(record, readAs);
        if (items) out += 1;
        return items;
      });
    },
  };
  const given = readHandedOut(pieces(text, 4096), options, {
    ...helpers,
    take: (r, a) => helpers.take([...r], a),
  });
  for await (const item of given) all.push(...(item.kind === "made" ? item.made.map(told) : [told(item)]));
  return { all, out };
}

describe("reading with helpers", () => {
  const line = fc.oneof(
    { weight: 12, arbitrary: fc.nat(500).map((n) => chat(`run-${n}`)) },
    { weight: 1, arbitrary: fc.constant('{"torn": ') },
    { weight: 1, arbitrary: fc.constant("[1, 2]") },
    { weight: 2, arbitrary: fc.tuple(fc.nat(3), fc.nat(99)).map(([t, s]) => otlp(`t${t}`, `s${s}`)) },
    { weight: 1, arbitrary: fc.constant(counted) },
  );

  it("gives the same as without, in the same order, wherever torn or grouped records lie", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 40, maxLength: 400 }),
        fc.integer({ min: 1, max: 5 }),
        async (lines, batches) => {
          const text = lines.join("\n");
          const options = { fileName: "runs.jsonl" };
          expect((await handedOut(text, options, batches)).all).toEqual(await whole(text, options));
        },
      ),
      { numRuns: 30 },
    );
  });

  it("hands out what stands alone", async () => {
    const text = Array.from({ length: 1000 }, (_, i) => chat(`run-${i}`)).join("\n");
    const { all, out } = await handedOut(text, { fileName: "runs.jsonl" }, 4);
    expect(all).toHaveLength(1000);
    expect(out).toBeGreaterThan(800);
  });

  it.each(Object.entries(examples))("reads %s as without", async (_, { fits }) => {
    const options = { fileName: "example" };
    expect((await handedOut(fits, options, 2)).all).toEqual(await whole(fits, options));
  });

  it("says that a packed file is broken", async () => {
    async function* broken() {
      yield new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]);
    }
    const items = [];
    const helpers = { batches: 1, take: async () => [] };
    for await (const item of readHandedOut(broken(), { fileName: "x.gz" }, helpers)) items.push(item);
    expect(items).toMatchObject([{ kind: "rejected", problem: { code: "packing_broken" } }]);
  });
});
