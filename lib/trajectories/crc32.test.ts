import { describe, it, expect } from "vitest";
import { crc32 } from "./crc32";

describe("the checksum of gzip and ZIP", () => {
  const bytes = new TextEncoder().encode("123456789");

  it("has the published check value", () => {
    expect(crc32(0, bytes)).toBe(0xcbf43926);
    expect(crc32(0, new Uint8Array(0))).toBe(0);
  });

  it("goes on where it stopped", () => {
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(crc32(crc32(0, bytes.subarray(0, cut)), bytes.subarray(cut))).toBe(0xcbf43926);
  });
});
