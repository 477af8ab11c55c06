import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, it, expect } from "vitest";
import { sha256 } from "./sha256";

describe("portable SHA-256", () => {
  it("knows the published vectors", () => {
    expect(sha256(new Uint8Array(0))).toBe(
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
    expect(sha256(new TextEncoder().encode("abc"))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  it("agrees with a native one on any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
      }),
    );
  });
});
