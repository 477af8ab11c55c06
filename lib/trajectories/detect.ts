import type { Format, SourceRecord } from "./format";
import { parseInnerJson } from "./inner-json";
import { asJson } from "./plain-values";
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

/** A record that is only looked at, never read: for questions about a part of a file. */
function sketch(value: unknown, bytes: Uint8Array): SourceRecord {
  const raw: RawRecord = {
    number: 0,
    line: 1,
    column: 1,
    pointer: "",
    byteRange: [0, bytes.length],
    bytes,
    depth: 0,
    members: 0,
    oddNumber: false,
    place: "element",
    key: null,
    frame: null,
  };
  return {
    raw,
    value,
    warnings: [],
    text: () => new TextDecoder().decode(bytes),
    frame: null,
    alone: false,
  };
}

/**
 * What an unfinished record was meant to be: its open brackets are closed, and the first format that fits what is
 * there so far is named. For the report only; nothing is read from it.
 */
export function guessFormat(partial: Uint8Array, shelf: readonly Format[]): Format | null {
  // A guess is worth a glance: what its first members don't tell, megabytes or a thousand levels won't either.
  if (partial.length > 1 << 20) return null;
  const text = closed(new TextDecoder().decode(partial));
  const value = text === null ? undefined : parseInnerJson(text);
  return value === undefined ? null : formatOf(sketch(value, partial), shelf);
}

/** A text with its open brackets closed; null when too many are open. */
function closed(text: string): string | null {
  const open: string[] = [];
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!;
    if (char === "\\" && quoted) i += 1;
    else if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === "{") open.push("}");
    else if (char === "[") open.push("]");
    else if (char === "}" || char === "]") open.pop();
    if (open.length > 200) return null;
  }
  return text.replace(quoted ? /$/ : /[\s,]*$/, quoted ? '"' : "") + open.reverse().join("");
}

/** Members under which systems answer or save a list of records, with something about the list beside it. */
const wrappers = [
  ...["data", "items", "records", "rows", "results", "list", "entries", "instances", "examples", "content"],
  ...[
    "trajectories",
    "episodes",
    "rollouts",
    "simulations",
    "samples",
    "conversations",
    "dialogues",
    "dialogs",
  ],
  ...[
    "sessions",
    "threads",
    "chats",
    "tickets",
    "interactions",
    "Data",
    "Items",
    "Records",
    "Tickets",
    "List",
    "train",
    "test",
    "validation",
  ],
];

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
    frames: new Set([...wrappers, ...shelf.flatMap((format) => (format.frame ? [format.frame.key] : []))]),
    framed({ key, bytes }, firstElement) {
      const value = parse(firstElement);
      const head = asJson(parse(bytes));
      if (shelf.some(({ frame }) => frame?.key === key && frame.holds(value, head))) return true;
      // An object that is a record itself is no wrapper, whatever its list holds.
      const whole = sketch({ ...head, [key]: [value] }, joined(bytes.subarray(0, -2), firstElement));
      return formatOf(whole, shelf) === null && formatOf(sketch(value, firstElement), shelf) !== null;
    },
  };
}

function joined(head: Uint8Array, element: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + element.length);
  bytes.set(head);
  bytes.set(element, head.length);
  return bytes;
}
