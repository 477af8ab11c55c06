import { describe, it, expect } from "vitest";
import { hostileFiles } from "./hostile-files";
import { inspectStream } from "./inspect";

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe("files that want to do harm, or that came to harm", () => {
  it.each(hostileFiles)("$what", async ({ bytes, stored, refused, complete, encoding }) => {
    for (const size of [bytes.length > 100_000 ? 65_536 : 61, 1 << 20]) {
      const found = await inspectStream(pieces(bytes, size), { fileName: "file", encoding });
      expect(found.complete).toBe(complete);
      expect(found.records).toBe(found.trajectories + found.items + found.asides + found.rejected_count);
      if (stored > 0 || refused.length > 0) {
        expect(found.trajectories).toBe(stored);
        expect(found.rejected.map(({ line, code }) => `${line} ${code}`)).toEqual(refused);
      } else if (!complete) expect(found.rejected.at(-1)?.code).toBe("packing_broken");
      for (const { expected, excerpt } of found.rejected) {
        expect(expected.length).toBeGreaterThan(0);
        expect(excerpt).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
