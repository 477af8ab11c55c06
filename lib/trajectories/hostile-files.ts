import { gzipSync, zipSync } from "fflate";

/**
 * What people and attackers send, for tests of every door: files that came to harm on their way, files of another kind,
 * and files that want to do harm. Every record of them is stored or named, and nothing throws.
 */

const encoder = new TextEncoder();
const chat = (id: string, text = "hi") => JSON.stringify({ id, messages: [{ role: "user", content: text }] });
const packed = (text: string) => gzipSync(encoder.encode(text));
const archive = (members: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(members).map(([name, body]) => [
        name,
        typeof body === "string" ? encoder.encode(body) : body,
      ]),
    ),
  );

function glue(...parts: (string | number[] | Uint8Array)[]): Uint8Array {
  const bytes = parts.map((part) =>
    typeof part === "string" ? encoder.encode(part) : Uint8Array.from(part),
  );
  const whole = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A copy with some bytes changed; negative offsets count from the end. */
function damaged(bytes: Uint8Array, changes: Record<number, (byte: number) => number>): Uint8Array {
  const copy = bytes.slice();
  for (const [offset, change] of Object.entries(changes)) {
    const at = Number(offset) < 0 ? copy.length + Number(offset) : Number(offset);
    copy[at] = change(copy[at]!);
  }
  return copy;
}

function locked(zip: Uint8Array): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) copy[at + 6]! |= 1;
    if (view.getUint32(at, true) === 0x02014b50) copy[at + 8]! |= 1;
  }
  return copy;
}

const user = (content: number[]) => glue('{"messages":[{"role":"user","content":"', content, '"}]}\n');
const greeting = [0xc4, 0xe3, 0xba, 0xc3];
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const log = '{"version":2,"eval":{"model":"m"},"status":"success"}';
const many = Array.from({ length: 300 }, (_, i) => chat(`r${i}`, `text ${i * 7919}`)).join("\n");

/**
 * What it is, the file, how many trajectories are stored, what is refused (line and code), whether it is read to its
 * end, and what a person chose.
 */
type Row = readonly [
  string,
  string | Uint8Array,
  number,
  readonly string[],
  boolean,
  { encoding: "gb18030" }?,
];

const rows: readonly Row[] = [
  ["nothing", "", 0, [], true],
  ["nothing but a mark and blanks", "\ufeff \n\n", 0, [], true],
  ["an empty list", "[]", 0, [], true],
  ["an empty object", "{}", 0, ["1 unknown_format"], true],
  ["null", "null", 0, ["1 not_a_record"], true],
  ["numbers", "[1,2]", 0, ["1 not_a_record", "1 not_a_record"], true],
  ["a page of HTML", "<!doctype html><html></html>", 0, ["1 json_syntax"], false],
  ["what Python prints", "[{'messages': []}]", 0, ["1 json_syntax"], false],
  ["a picture", glue([0x89], "PNG\r\n", [0x1a, 0x0a, 0, 0]), 0, ["1 json_syntax"], false],
  ["a comment", `// mine\n${chat("1")}`, 1, ["1 json_syntax"], true],
  [
    "odd numbers",
    `{"messages":[],"a":01}\n{"messages":[],"a":.5}\n${chat("3")}`,
    1,
    ["1 json_syntax", "2 json_syntax"],
    true,
  ],
  ["garbage behind a list", `[${chat("1")}]garbage`, 1, ["1 json_syntax"], true],
  ["a list without its end", `[${chat("1")},${chat("2")},{"id":`, 2, ["1 json_syntax"], false],
  [
    "a line torn in an escape",
    `${chat("1")}\n{"id":"2","messages":[{"role":"user","content":"a\\u00`,
    1,
    ["2 json_syntax"],
    true,
  ],
  [
    "a bare NUL in a text",
    `{"messages":[{"role":"user","content":"a\0b"}]}\n${chat("2")}`,
    1,
    ["1 json_syntax"],
    true,
  ],
  ["NUL between lines", `${chat("1")}\n\0\0\n${chat("2")}`, 2, ["2 json_syntax"], true],
  [
    "keys of prototypes",
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"messages":[{"role":"user","content":"hi","__proto__":{"polluted":1}}]}',
    1,
    [],
    true,
  ],
  ["a key twice", '{"messages":[],"messages":[{"role":"user","content":"x","content":"y"}]}', 1, [], true],
  [
    "numbers beyond doubles",
    '{"id":123456789012345678901234567890,"messages":[{"role":"user","content":9007199254740993}],"reward":1e999}',
    1,
    [],
    true,
  ],
  ["5,000 levels", `{"messages":[{"role":"user","content":${deep(5000)}}]}`, 1, [], true],
  ["25,000 levels", `{"x":${deep(25_000)},"messages":[]}\n${chat("2")}`, 1, ["1 too_deep"], true],
  ["200,000 levels without an end", "[".repeat(200_000), 0, ["1 json_syntax"], true],
  [
    "100,000 levels in arguments",
    JSON.stringify({
      messages: [{ role: "assistant", tool_calls: [{ function: { name: "f", arguments: deep(100_000) } }] }],
    }),
    1,
    [],
    true,
  ],
  ["GB18030 unasked", user(greeting), 0, ["1 invalid_utf8"], true],
  ["GB18030 by choice", user(greeting), 1, [], true, { encoding: "gb18030" }],
  [
    "one line in another encoding",
    glue(`${chat("1")}\n`, user([0xe9, 0x21]), chat("3")),
    2,
    ["2 invalid_utf8"],
    true,
  ],
  ["half a unit of UTF-16", glue([0xff, 0xfe], [0x7b, 0, 0x7d]), 0, ["1 invalid_encoding"], false],
  ["gzip cut in its data", packed(many).slice(0, -40), 0, [], false],
  ["gzip cut at its checksum", packed(`${chat("1")}\n`).slice(0, -8), 1, ["1 packing_broken"], false],
  [
    "gzip with a wrong checksum",
    damaged(packed(chat("1")), { [-6]: (byte) => byte ^ 255 }),
    1,
    ["1 packing_broken"],
    false,
  ],
  ["garbage behind gzip", glue(packed(`${chat("1")}\n`), "garbage"), 1, ["1 packing_broken"], false],
  [
    "three members of gzip",
    glue(packed(`${chat("1")}\n`), packed(`${chat("2")}\n`), packed(chat("3"))),
    3,
    [],
    true,
  ],
  ["gzip in gzip in gzip", gzipSync(gzipSync(packed(chat("1")))), 0, ["1 json_syntax"], false],
  ["a gzip bomb", gzipSync(new Uint8Array(80 << 20), { level: 9 }), 0, ["1 expansion_limit"], false],
  ["the head of zstd", glue([0x28, 0xb5, 0x2f, 0xfd]), 0, ["1 packing_broken"], false],
  ["a ZIP with a way out", archive({ "../../etc/passwd": chat("1") }), 1, [], true],
  [
    "a ZIP with clutter",
    archive({ "a.json": chat("1"), "__MACOSX/._a.json": "x", ".DS_Store": "y" }),
    1,
    [],
    true,
  ],
  ["gzip in a ZIP", archive({ "a.json.gz": packed(chat("1")) }), 1, [], true],
  ["a ZIP in a ZIP", archive({ "a.zip": archive({ "b.json": chat("1") }) }), 0, ["1 packing_broken"], false],
  [
    "two files in a ZIP",
    archive({ "a.json": chat("1"), "b.json": chat("2") }),
    0,
    ["1 packing_broken"],
    false,
  ],
  ["an empty ZIP", archive({}), 0, ["1 packing_broken"], false],
  ["a ZIP with a password", locked(archive({ "a.json": chat("1") })), 0, ["1 packing_broken"], false],
  ["half a ZIP", archive({ "a.json": chat("1") }).slice(0, -10), 0, ["1 packing_broken"], false],
  [
    "a ZIP that counts wrong",
    damaged(archive({ "a.json": chat("1") }), { [-12]: () => 200 }),
    0,
    ["1 packing_broken"],
    false,
  ],
  [
    "a damaged member",
    damaged(archive({ "a.json": chat("1", "x".repeat(500)) }), { 44: (byte) => byte ^ 255 }),
    0,
    ["1 packing_broken"],
    false,
  ],
  [
    "a log with a bad sample",
    archive({
      "header.json": log,
      "samples/1_epoch_1.json": '{"id":1,"epoch":1,"messages":[]}',
      "samples/2_epoch_1.json": '{"id":2,',
    }),
    1,
    ["1 json_syntax"],
    true,
  ],
  ["a quote without an end", 'id,text\n1,"never\n2,x\n', 0, ["2 csv_syntax"], true],
  [
    "a row in another encoding",
    glue("id,text\n1,a\n2,", [0xff, 0xfe], "\n3,c\n"),
    2,
    ["3 invalid_utf8"],
    true,
  ],
  ["a column of prototypes", "__proto__,text\n1,hi\n", 1, [], true],
  [
    "roles and texts of any kind",
    '{"messages":[{"role":{"a":1},"content":{"b":[1]}},{"role":"user","content":5},null,"x",[]]}',
    1,
    [],
    true,
  ],
  [
    "ids of any kind",
    '{"id":{"a":1},"messages":[]}\n{"id":[],"messages":[]}\n{"id":true,"messages":[]}',
    3,
    [],
    true,
  ],
];

export const hostileFiles = rows.map(([what, file, stored, refused, complete, choice]) => ({
  what,
  bytes: typeof file === "string" ? encoder.encode(file) : file,
  stored,
  refused,
  complete,
  encoding: choice?.encoding ?? ("auto" as const),
}));
