import type { Format, SourceRecord } from "./format";
import { parseInnerJson } from "./json-reader";
import type { ContainerChooser, RawRecord } from "./raw-record";

/** How many records are looked at before the format of a file is named. */
export const detectionSample = 50;

/** The first format of the shelf that fits a record, or null. */
export function formatOf(record: SourceRecord, shelf: readonly Format[]): Format | null {
  return shelf.find((format) => format.recognise(record)) ?? null;
}

export interface Detection {
  /** Records per format id, in the order in which they were met; records that fit none are not counted. */
  counts: Map<string, number>;
  /** Formats whose records are read as another one, because the file as a whole is of that kind. */
  readAs: Map<string, Format>;
}

/**
 * Names the formats of a sample of records. A conversation without calls in a Hermes file looks like plain chat;
 * when a fifth of its relatives carry the marks of the special format, the plain ones are read as that. The other
 * way round, a few records of a dialect in a file of the plain format stay what they are unless the plain format
 * reads them just as well.
 */
export function detect(records: readonly SourceRecord[], shelf: readonly Format[]): Detection {
  const found = records.map((record) => formatOf(record, shelf));
  const raw = new Map<Format, number>();
  for (const format of found) if (format) raw.set(format, (raw.get(format) ?? 0) + 1);
  const readAs = new Map<string, Format>();
  for (const [dialect, count] of raw) {
    const base = [...raw.keys()].find((format) => format.id === dialect.base);
    if (!base) continue;
    const plain = raw.get(base)!;
    if (dialect.plainer && count * 2 <= count + plain) readAs.set(dialect.id, base);
    else if (count * 5 >= count + plain) readAs.set(base.id, dialect);
  }
  const counts = new Map<string, number>();
  for (const format of found) {
    if (!format) continue;
    const id = (readAs.get(format.id) ?? format).id;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { counts, readAs };
}

/**
 * What an unfinished record was meant to be: its open brackets are closed, and the first format that fits what is
 * there so far is named. For the report only; nothing is read from it.
 */
export function guessFormat(partial: Uint8Array, shelf: readonly Format[]): Format | null {
  const value = parseInnerJson(closed(new TextDecoder().decode(partial)));
  if (value === undefined) return null;
  const raw: RawRecord = {
    number: 0,
    line: 1,
    column: 1,
    pointer: "",
    byteRange: [0, partial.length],
    bytes: partial,
    depth: 0,
    members: 0,
    oddNumber: false,
    place: "element",
    key: null,
    frame: null,
  };
  const text = () => new TextDecoder().decode(partial);
  return formatOf({ raw, value, warnings: [], text, frame: null, alone: false }, shelf);
}

function closed(text: string): string {
  const open: string[] = [];
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!;
    if (char === "\\" && quoted) i += 1;
    else if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === "{") open.unshift("}");
    else if (char === "[") open.unshift("]");
    else if (char === "}" || char === "]") open.shift();
  }
  return text.replace(quoted ? /$/ : /[\s,]*$/, quoted ? '"' : "") + open.join("");
}

/** Lets the formats say how a container is to be split. */
export function chooserFor(shelf: readonly Format[]): ContainerChooser {
  const parse = (bytes: Uint8Array) => parseInnerJson(new TextDecoder().decode(bytes));
  return {
    array(firstElement) {
      const value = parse(firstElement);
      return shelf.some((format) => format.wholeArray?.(value)) ? "whole" : "elements";
    },
    members(key, firstMember) {
      const value = parse(firstMember);
      return shelf.some((format) => format.memberOf?.(key, value));
    },
    frames: new Set(shelf.flatMap((format) => (format.frame ? [format.frame.key] : []))),
  };
}
