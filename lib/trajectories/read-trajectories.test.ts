import { gzipSync } from "fflate";
import fc from "fast-check";
import { describe, it, expect } from "vitest";
import { examples } from "./formats/examples";
import { readText, type TriedOut } from "./formats/try-out";
import { readTrajectories } from "./read-trajectories";
import { Trajectory } from "./schema";

/** Numbers of the records that something was made of, or that were rejected. */
function accountedFor({ items }: TriedOut): Set<number> {
  return new Set(
    items.flatMap((item) => {
      if (item.kind === "rejected") return [item.problem.record];
      return "source" in item ? item.source.map(({ record }) => record) : [];
    }),
  );
}

describe("reading a file", () => {
  it("gives back the bytes that a trajectory was made of", async () => {
    const text = '{"id":"a","messages":[]}\r\n{"id":"b","messages":[{"role":"user","content":"é"}]}\r\n';
    const { items } = await readText(text);
    const parts = items.flatMap((item) => (item.kind === "trajectory" ? item.source : []));
    expect(parts.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(text.trim().split("\r\n"));
    expect(parts.map(({ byteRange }) => byteRange)).toEqual([
      [0, 24],
      [26, 80],
    ]);
  });

  it("reads packed files and says how they were packed", async () => {
    const packed = gzipSync(new TextEncoder().encode('{"messages":[{"role":"user","content":"x"}]}\n'));
    expect((await readText(packed)).summary).toMatchObject({
      format: "openai-chat",
      packing: ["gzip"],
      trajectories: 1,
    });
  });

  it("reports a broken archive instead of throwing", async () => {
    const { summary, items } = await readText(new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]));
    expect(items[0]).toMatchObject({ kind: "rejected", problem: { code: "packing_broken", fatal: true } });
    expect(summary.complete).toBe(false);
  });

  it("reports bytes that are no UTF-8 and offers GB18030, without guessing", async () => {
    const gb = new Uint8Array([
      ...new TextEncoder().encode('{"messages":[{"role":"user","content":"'),
      0xc4,
      0xe3,
      0xba,
      0xc3,
      ...new TextEncoder().encode('"}]}\n{"messages":[]}'),
    ]);
    const { items, summary } = await readText(gb);
    expect(items[0]).toMatchObject({ problem: { code: "invalid_utf8", line: 1 } });
    expect(items[0]).toMatchObject({ problem: { expected: expect.stringContaining("GB18030") } });
    expect(summary).toMatchObject({ trajectories: 1, rejected: 1 });
    const chosen = await readText(gb, { encoding: "gb18030" });
    expect(chosen.trajectories[0]!.steps[0]!.text).toBe("你好");
  });

  it("counts an empty file and an empty array as nothing, not as wrong", async () => {
    for (const empty of ["", "\n\n", "[]", "\ufeff"])
      expect((await readText(empty)).summary).toMatchObject({ records: 0, rejected: 0, format: null });
  });

  it("says what was noticed on every record of a trajectory, and where they lie", async () => {
    const line = (seq: number, more: string) =>
      `{"session":"a","seq":${seq},"role":"user","text":"x"${more}}`;
    const session = [line(1, ""), line(2, ',"n":1e999')].join("\n");
    const { trajectories } = await readText(`${session}\n{}`);
    expect(trajectories[0]!.warnings).toEqual([{ code: "unsafe_number", pointer: "/1/n", detail: "1e999" }]);
    expect(trajectories[0]!.source.byte_range).toEqual([0, session.length]);
  });

  it("stops when its reader stops", async () => {
    let pulled = 0;
    async function* endless() {
      for (;;) {
        pulled += 1;
        yield new TextEncoder().encode('{"messages":[{"role":"user","content":"x"}]}\n'.repeat(50));
      }
    }
    for await (const item of readTrajectories(endless(), { fileName: "endless" }))
      if (item.kind === "trajectory") break;
    expect(pulled).toBeLessThan(5);
  });

  it("splits groups that would outgrow their memory and says so", async () => {
    const line = (session: string) =>
      JSON.stringify({ session, seq: 1, role: "user", text: "x".repeat(100) });
    const { summary, items } = await readText([line("a"), line("b"), line("c"), line("a")].join("\n"), {
      maxGroupBytes: 250,
    });
    expect(items.some((item) => item.kind === "warning" && item.code === "groups_split")).toBe(true);
    expect(summary).toMatchObject({ records: 4, trajectories: 4 });
  });

  it("loses no record and never throws, whatever is done to a file", async () => {
    const files = Object.values(examples).map(({ fits }) =>
      typeof fits === "string" ? new TextEncoder().encode(fits) : fits,
    );
    const change = fc.tuple(
      fc.constantFrom("flip", "cut", "drop", "repeat", "swap"),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 255 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(13, 4096),
        async (file, changes, size) => {
          const changed = changes.reduce((bytes, step) => mutated(bytes, ...step), file);
          const tried = await readText(changed, {}, size);
          expect(accountedFor(tried).size).toBe(tried.summary.records);
          for (const trajectory of tried.trajectories)
            expect(Trajectory.safeParse(trajectory).success).toBe(true);
          const odd = tried.items.filter(
            (item) => item.kind === "rejected" && item.problem.code === "unreadable_shape",
          );
          expect(odd).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });
});

const replacements = [
  "null",
  "1",
  '"x"',
  "[]",
  "{}",
  '[1,"a",null,{}]',
  '{"a":{"b":[1]}}',
  "true",
  "[[]]",
  "NaN",
];

function mutated(bytes: Uint8Array, kind: string, where: number, value: number): Uint8Array {
  const at = Math.floor(where * bytes.length);
  const rest = (from: number) => bytes.subarray(from);
  const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
  if (kind === "flip") return bytes.map((byte, i) => (i === at ? value : byte));
  if (kind === "cut") return bytes.slice(0, at);
  if (kind === "drop") return joined(bytes.subarray(0, at), rest(at + value));
  if (kind === "repeat") return joined(bytes.subarray(0, at + value), rest(at));
  // Another value of another type where one stands.
  const text = new TextDecoder().decode(bytes);
  const values = [...text.matchAll(/: ?("[^"\\]{0,40}"|-?\d+(?:\.\d+)?|null|true|\[\]|\{\})/g)];
  const found = values[Math.floor(where * values.length)];
  if (!found) return bytes;
  const replaced =
    text.slice(0, found.index) +
    ": " +
    replacements[value % replacements.length] +
    text.slice(found.index + found[0].length);
  return new TextEncoder().encode(replaced);
}
