import { gzipSync } from "fflate";
import { describe, it, expect } from "vitest";
import { join } from "./byte-capture";
import { peek, unpack, UnpackError, type UnpackOptions } from "./unpack";

async function* chunks(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function textOf(bytes: Uint8Array, options: UnpackOptions = {}) {
  const file = await unpack(chunks(bytes), options);
  const pieces: Uint8Array[] = [];
  for await (const piece of file.bytes) pieces.push(piece.slice());
  return { ...file, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(join(pieces)) };
}

const encode = (text: string) => new TextEncoder().encode(text);

/** One uncompressed zstd frame (RFC 8878): single segment, one raw block. */
function zstd(text: string): Uint8Array {
  const data = encode(text);
  const header = (data.length << 3) | 1;
  return join([
    new Uint8Array([
      0x28,
      0xb5,
      0x2f,
      0xfd,
      0x20,
      data.length,
      header & 255,
      (header >> 8) & 255,
      header >> 16,
    ]),
    data,
  ]);
}

describe("unpacking", () => {
  it("leaves plain text alone", async () => {
    expect(await textOf(encode('{"a":"é"}'))).toMatchObject({
      kind: "text",
      packing: [],
      encoding: "utf-8",
      text: '{"a":"é"}',
    });
  });

  it("reads all members of a gzip file, known by its first bytes", async () => {
    const packed = join([gzipSync(encode("one\n")), gzipSync(encode("two\n"))]);
    expect(await textOf(packed)).toMatchObject({ packing: ["gzip"], text: "one\ntwo\n" });
  });

  it("reads zstd, also inside gzip", async () => {
    expect(await textOf(zstd("hello"))).toMatchObject({ packing: ["zstd"], text: "hello" });
    expect(await textOf(gzipSync(zstd("hello")))).toMatchObject({ packing: ["gzip", "zstd"], text: "hello" });
  });

  it("decodes UTF-16 with a mark or by its zeros, and GB18030 only when asked", async () => {
    const utf16 = new Uint8Array(new Uint16Array([0xfeff, 0x5b, 0x4f60, 0x5d]).buffer);
    expect(await textOf(utf16)).toMatchObject({ encoding: "utf-16le", text: "[你]" });
    expect((await textOf(utf16.slice(2))).text).toBe("[你]");
    const gb = new Uint8Array([0x22, 0xc4, 0xe3, 0x22]);
    expect((await textOf(gb, { encoding: "gb18030" })).text).toBe('"你"');
    expect((await textOf(gb)).encoding).toBe("utf-8");
  });

  it("says what is wrong with a broken or cut file", async () => {
    await expect(textOf(gzipSync(encode("a long enough text")).slice(0, 25))).rejects.toMatchObject({
      code: "packing_broken",
    });
    await expect(textOf(new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]))).rejects.toBeInstanceOf(
      UnpackError,
    );
  });

  it("stops at a file that grows beyond measure", async () => {
    const bomb = gzipSync(new Uint8Array(80 << 20));
    const file = await unpack(chunks(bomb, 65536));
    await expect(
      (async () => {
        for await (const piece of file.bytes) void piece;
      })(),
    ).rejects.toMatchObject({ code: "expansion_limit" });
  });

  it("knows a ZIP archive and leaves it packed", async () => {
    expect(await textOf(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9]))).toMatchObject({ kind: "zip" });
  });
});

describe("peeking", () => {
  it("takes nothing away", async () => {
    const { head, all } = await peek(chunks(encode("abcdefghij"), 3), 4);
    expect(new TextDecoder().decode(head)).toBe("abcd");
    const pieces: Uint8Array[] = [];
    for await (const piece of all) pieces.push(piece);
    expect(new TextDecoder().decode(join(pieces))).toBe("abcdefghij");
  });
});
