import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sendFile, type UploadDoor } from "./send-file";

class Broken extends Error {}

/** A server that loses connections where it is told to. */
function server(failures: Map<number, "before" | "after"> = new Map(), stored: Uint8Array[] = []) {
  const puts: number[] = [];
  const door: UploadDoor = {
    next: async () => stored.length,
    async put(n, bytes) {
      puts.push(n);
      const failure = failures.get(puts.length);
      if (failure === "before") throw new Broken("gone");
      if (n === stored.length) stored.push(bytes);
      else if (n > stored.length) throw new Error("a gap");
      if (failure === "after") throw new Broken("answer lost");
    },
    passing: (error) => (error instanceof Broken ? error.message : null),
  };
  return { door, puts, stored };
}

const content = Uint8Array.from({ length: 1000 }, (_, i) => i % 251);
const file = new Blob([content]);
const sum = createHash("sha256").update(content).digest("hex");
const send = (door: UploadDoor, signal = new AbortController().signal, told: (string | null)[] = []) =>
  sendFile(file, door, {
    onSent: () => {},
    onWaiting: (words) => told.push(words),
    signal,
    pause: async () => {},
    chunk: 300,
  });

describe("sendFile", () => {
  it("sends everything in order and gives size and hash", async () => {
    const { door, puts, stored } = server();
    expect(await send(door)).toEqual({ bytes: 1000, sha256: sum });
    expect(puts).toEqual([0, 1, 2, 3]);
    expect(Buffer.concat(stored).equals(content)).toBe(true);
  });

  it("goes on after a broken connection, whether the chunk had arrived or not", async () => {
    const told: (string | null)[] = [];
    const { door, puts, stored } = server(new Map([[2, "before"] as const, [4, "after"] as const]));
    expect((await send(door, undefined, told)).sha256).toBe(sum);
    expect(puts).toEqual([0, 1, 1, 2, 2, 3]);
    expect(Buffer.concat(stored).equals(content)).toBe(true);
    expect(told).toContain("gone");
    expect(told.at(-1)).toBe(null);
  });

  it("begins where an earlier upload ended, and hashes the whole file all the same", async () => {
    const { door, puts } = server(new Map(), [content.subarray(0, 300), content.subarray(300, 600)]);
    expect((await send(door)).sha256).toBe(sum);
    expect(puts).toEqual([2, 3]);
  });

  it("stops at a refusal and when it is cancelled", async () => {
    const refusing: UploadDoor = { ...server().door, put: () => Promise.reject(new Error("too large")) };
    await expect(send(refusing)).rejects.toThrow("too large");
    const cancel = new AbortController();
    const { door, puts } = server();
    const cancelling: UploadDoor = {
      ...door,
      put: async (n, bytes) => {
        await door.put(n, bytes);
        if (n === 1) cancel.abort(new Error("cancelled"));
      },
    };
    await expect(send(cancelling, cancel.signal)).rejects.toThrow("cancelled");
    expect(puts).toEqual([0, 1]);
  });
});
