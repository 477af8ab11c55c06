import { gzipSync } from "fflate";
import { describe, it, expect } from "vitest";
import type { ReadItem } from "../read-trajectories";
import { examples } from "./examples";
import { formats } from "./index";
import { signature } from "./signature";
import { outline, readText } from "./try-out";
import { variants } from "./variants";

const encoder = new TextEncoder();

describe("files as real systems write them", () => {
  it.each(variants)("%s: %s", async (format, _special, expected, text) => {
    const read = await readText(text);
    expect(read.summary.format).toBe(format);
    expect(signature(read)).toBe(expected);
    expect(sourceOf(read.items, encoder.encode(text))).toBe(true);
  });
});

/** Whether every record's source bytes are the file's bytes at its range. */
function sourceOf(items: readonly ReadItem[], file: Uint8Array): boolean {
  const parts = items.flatMap((item) => ("source" in item ? item.source : []));
  const same = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);
  return parts.every(({ bytes, byteRange }) => same(bytes, file.subarray(...byteRange)));
}

// Records whose order of members is their meaning, or whose unknown members would be records.
const ordered = ["seretod"];
const keyed = ["crosswoz"];
// A broken line stands in it on purpose.
const torn = ["claude-code-jsonl"];

describe.each(formats.filter(({ id }) => !torn.includes(id)))("any form of a $id file", ({ id }) => {
  const { fits } = examples[id]!;
  it.each(formsOf(id, fits))("%s", async (_form, file) => {
    const plain = await readText(fits);
    const read = await readText(file);
    const { format, trajectories, queries, asides, rejected, complete } = read.summary;
    expect({ format, trajectories, queries, asides, rejected, complete }).toEqual({
      format: id,
      trajectories: plain.summary.trajectories,
      queries: plain.summary.queries,
      asides: plain.summary.asides,
      rejected: 0,
      complete: true,
    });
    expect(read.trajectories.map(outline)).toEqual(plain.trajectories.map(outline));
  });
});

type Form = [string, string | Uint8Array];

function formsOf(id: string, fits: string | Uint8Array): Form[] {
  if (typeof fits !== "string") return [["packed", gzipSync(fits)]];
  const forms: Form[] = [
    ["with a mark", `\ufeff${fits}`],
    ["packed", gzipSync(encoder.encode(fits))],
    [
      "in two packed members",
      new Uint8Array([...gzipSync(encoder.encode(fits)), ...gzipSync(encoder.encode("\n"))]),
    ],
    ["with CR LF", fits.replace(/\r?\n/g, "\r\n")],
    ["between blank lines", `\n\n${fits}\n\n  \n`],
    ["in UTF-16", utf16(fits)],
  ];
  const values = jsonValues(fits);
  return values ? [...forms, ...jsonForms(id, values)] : forms;
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + 2 * text.length);
  bytes.set([0xff, 0xfe]);
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    bytes.set([unit & 255, unit >> 8], 2 + 2 * i);
  }
  return bytes;
}

function jsonValues(text: string): unknown[] | null {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    try {
      return lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      return null;
    }
  }
}

function jsonForms(id: string, values: readonly unknown[]): Form[] {
  const list = values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : null;
  const records = list ?? values;
  const forms: Form[] = [];
  if (!ordered.includes(id))
    forms.push(["with its members the other way round", lines(values.map(reversed))]);
  // Messages, events and lists without an object around them are one record.
  if (
    records.some(
      (record) =>
        !isObject(record) || (list !== null && ["role", "type", "source"].some((key) => key in record)),
    )
  )
    return forms;
  if (keyed.includes(id)) return forms;
  return [
    ...forms,
    [
      "with members nobody knows",
      lines(records.map((record) => ({ x_new: { deep: [1, null] }, ...(record as object), zz: "x" }))),
    ],
    ["one a line", lines(records)],
    ["as an array", JSON.stringify(records)],
    ["as a printed array", JSON.stringify(records, null, 2)],
    ["printed one after the other", records.map((record) => JSON.stringify(record, null, 1)).join("\n")],
    [
      "in the answer of a server",
      JSON.stringify({ object: "list", data: records, meta: { page: 1 } }, null, 1),
    ],
  ];
}

const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join("\n");

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
