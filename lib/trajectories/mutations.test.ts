import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "./formats/examples";
import { readText } from "./formats/try-out";
import { csvSeparator } from "./csv-records";
import type { ReadItem, ReadSummary } from "./read-trajectories";

/**
 * Whatever happens to a file on its way: reading it ends, throws nothing, and accounts for every record and every byte.
 */

type Mutation =
  | { kind: "flip"; at: number; bit: number }
  | { kind: "cut"; at: number; length: number }
  | { kind: "end"; at: number }
  | { kind: "insert"; at: number; byte: number }
  | { kind: "repeat-line"; line: number }
  | { kind: "drop-line"; line: number }
  | { kind: "swap-bracket"; nth: number };

const place = fc.double({ min: 0, max: 1, noNaN: true });
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant("flip" as const), at: place, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant("cut" as const), at: place, length: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: fc.constant("end" as const), at: place }),
  fc.record({ kind: fc.constant("insert" as const), at: place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant("repeat-line" as const), line: place }),
  fc.record({ kind: fc.constant("drop-line" as const), line: place }),
  fc.record({ kind: fc.constant("swap-bracket" as const), nth: place }),
);

const brackets: Record<number, number> = { 0x7b: 0x5b, 0x5b: 0x7b, 0x7d: 0x5d, 0x5d: 0x7d };

function mutate(bytes: Uint8Array, one: Mutation): Uint8Array {
  const index = (share: number) => Math.min(bytes.length - 1, Math.floor(share * bytes.length));
  if (bytes.length === 0) return bytes;
  switch (one.kind) {
    case "flip": {
      const copy = bytes.slice();
      copy[index(one.at)]! ^= 1 << one.bit;
      return copy;
    }
    case "cut":
      return Buffer.concat([bytes.subarray(0, index(one.at)), bytes.subarray(index(one.at) + one.length)]);
    case "end":
      return bytes.slice(0, index(one.at));
    case "insert":
      return Buffer.concat([
        bytes.subarray(0, index(one.at)),
        Uint8Array.of(one.byte),
        bytes.subarray(index(one.at)),
      ]);
    case "repeat-line":
    case "drop-line": {
      const lines = Buffer.from(bytes).toString("latin1").split("\n");
      const n = Math.min(lines.length - 1, Math.floor(one.line * lines.length));
      lines.splice(n, 1, ...(one.kind === "drop-line" ? [] : [lines[n]!, lines[n]!]));
      return Buffer.from(lines.join("\n"), "latin1");
    }
    case "swap-bracket": {
      const places = [...bytes.keys()].filter((at) => bytes[at]! in brackets);
      if (places.length === 0) return bytes;
      const at = places[Math.min(places.length - 1, Math.floor(one.nth * places.length))]!;
      const copy = bytes.slice();
      copy[at] = brackets[copy[at]!]!;
      return copy;
    }
  }
}

/** Numbers of the records that something was made of or that were rejected. */
function accounted(items: readonly ReadItem[]): Set<number> {
  const numbers = new Set<number>();
  for (const item of items) {
    if (item.kind === "rejected") numbers.add(item.problem.record);
    else if ("source" in item) for (const { record } of item.source) numbers.add(record);
  }
  return numbers;
}

/** What may stand between records: white space, marks, and the list around them. */
const between = new Set([...Buffer.from(" \t\r\n\x1e,[]"), 0xef, 0xbb, 0xbf]);

/** The bytes that belong to no record and to no line of the report, as text. */
function uncovered(bytes: Uint8Array, items: readonly ReadItem[]): string {
  const covered = new Uint8Array(bytes.length);
  for (const item of items) {
    if (item.kind === "rejected") {
      const { byteRange, fatal } = item.problem;
      // Of what nothing is read any more, the line that says so tells.
      if (byteRange) covered.fill(1, byteRange[0], fatal ? bytes.length : byteRange[1]);
    } else if ("source" in item) for (const { byteRange } of item.source) covered.fill(1, ...byteRange);
  }
  const rest = bytes.filter((byte, at) => covered[at] === 0 && !between.has(byte));
  return Buffer.from(rest).toString("latin1");
}

/** Whether ranges count in these very bytes: archives and packed files have others, and the head of a table is no record. */
const isPlain = (bytes: Uint8Array, { packing, encoding }: ReadSummary): boolean =>
  packing.length === 0 &&
  encoding === "utf-8" &&
  csvSeparator(bytes.subarray(0, 4096)) === null &&
  !(bytes[0] === 0x50 && bytes[1] === 0x4b);

async function check(
  bytes: Uint8Array,
  fileName: string,
  everyByte: boolean,
  chunkSize: number,
): Promise<void> {
  const { items, summary } = await readText(bytes, { fileName }, chunkSize);
  expect(accounted(items).size).toBe(summary.records);
  const rejected = items.filter(({ kind }) => kind === "rejected").length;
  expect(rejected).toBe(summary.rejected);
  if (everyByte && isPlain(bytes, summary)) expect(uncovered(bytes, items)).toBe("");
}

async function explore(content: Uint8Array, fileName: string, numRuns: number): Promise<void> {
  const { items, summary } = await readText(content, { fileName });
  // Where the whole file is accounted for byte by byte, it has to stay so.
  const everyByte = isPlain(content, summary) && uncovered(content, items) === "";
  await fc.assert(
    fc.asyncProperty(
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(61, 4096, 1 << 20),
      (changes, chunkSize) => check(changes.reduce(mutate, content), fileName, everyByte, chunkSize),
    ),
    { numRuns },
  );
}

const folder = path.resolve(process.cwd(), "../shared/formats");
const manifest = path.join(folder, "manifest.json");
const samples = existsSync(manifest)
  ? (JSON.parse(readFileSync(manifest, "utf8")) as { files: { file: string }[] }).files.map(
      ({ file }) => file,
    )
  : [];

describe("files that were damaged", () => {
  it.each(Object.entries(examples))("%s", async (id, { fits }) => {
    await explore(typeof fits === "string" ? new TextEncoder().encode(fits) : fits, `${id}.json`, 60);
  });

  it.skipIf(samples.length === 0).each(samples)("the sample ../shared/formats/%s", async (file) => {
    const content = readFileSync(path.join(folder, file));
    await explore(content, path.basename(file), content.length > 50_000 ? 3 : 12);
  });
});
