import { zipSync } from "fflate";
import { describe, it, expect } from "vitest";
import { join } from "./byte-capture";
import { crc32 } from "./crc32";
import { zipMembers } from "./zip";

const encode = (text: string) => new TextEncoder().encode(text);
const names = (bytes: Uint8Array) => zipMembers(bytes, 1000).map(({ name }) => name);

/** An archive of one member with method 93 (zstd), made by hand: one raw block in one frame. */
function zstdArchive(text: string): Uint8Array {
  const data = encode(text);
  const block = (data.length << 3) | 1;
  const frame = join([
    new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0x20, data.length, block & 255, block >> 8, 0]),
    data,
  ]);
  const field = (size: number, value: number) =>
    Uint8Array.from({ length: size }, (_, i) => (value / 256 ** i) & 255);
  const name = encode("m.json");
  const sizes = [field(4, frame.length), field(4, data.length), field(2, name.length), field(2, 0)];
  const local = join([
    field(4, 0x04034b50),
    field(2, 63),
    field(2, 0),
    field(2, 93),
    field(8, 0),
    ...sizes,
    name,
    frame,
  ]);
  const central = join([
    field(4, 0x02014b50),
    field(4, 63),
    field(2, 0),
    field(2, 93),
    field(4, 0),
    field(4, crc32(0, data)),
    ...sizes,
    field(14, 0),
    name,
  ]);
  const end = join([
    field(4, 0x06054b50),
    field(4, 0),
    field(2, 1),
    field(2, 1),
    field(4, central.length),
    field(4, local.length),
    field(2, 0),
  ]);
  return join([local, central, end]);
}

describe("reading a ZIP archive", () => {
  it("reads stored and deflated members", () => {
    const bytes = zipSync({
      "a.json": encode("{}"),
      "d/b.json": [encode("x".repeat(500)), { level: 9 }],
      c: [encode("y"), { level: 0 }],
    });
    const members = zipMembers(bytes, 1000);
    expect(members.map(({ name, size }) => [name, size])).toEqual([
      ["a.json", 2],
      ["d/b.json", 500],
      ["c", 1],
    ]);
    expect(members.map((member) => new TextDecoder().decode(member.read()))).toEqual([
      "{}",
      "x".repeat(500),
      "y",
    ]);
  });

  it("reads zstd members", () => {
    const [member] = zipMembers(zstdArchive('{"a":1}'), 1000);
    expect(new TextDecoder().decode(member!.read())).toBe('{"a":1}');
  });

  it("refuses a member that grows beyond the limit, whatever its header says", () => {
    const [member] = zipMembers(zipSync({ big: new Uint8Array(50_000) }), 1000);
    expect(() => member!.read()).toThrow(expect.objectContaining({ code: "expansion_limit" }));
  });

  it("refuses a member whose checksum differs", () => {
    const bytes = zipSync({ "a.json": [encode('{"a":1}'), { level: 0 }] });
    bytes[38]! ^= 1;
    expect(() => zipMembers(bytes, 1000)[0]!.read()).toThrow(
      expect.objectContaining({ code: "packing_broken" }),
    );
  });

  it("says that a cut archive is broken", () => {
    const bytes = zipSync({ "a.json": encode("{}") });
    for (let length = 0; length < bytes.length; length += 5) {
      expect(() => zipMembers(bytes.slice(0, length), 1000)).toThrow(
        expect.objectContaining({ code: "packing_broken" }),
      );
    }
    expect(names(bytes)).toEqual(["a.json"]);
  });
});
