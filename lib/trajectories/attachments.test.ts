import { describe, it, expect } from "vitest";
import {
  attachmentOfDataUri,
  attachmentOfUrl,
  cutData,
  lightText,
  withoutBlobs,
  type Blob,
} from "./attachments";
import { decodeBase64 } from "./data-uri";
import { sha256 } from "./sha256";

/** A shelf that remembers what it was given. */
function shelf() {
  const blobs: Blob[] = [];
  const keep = (bytes: Uint8Array, media_type: string) => {
    blobs.push({ sha256: sha256(bytes), media_type, bytes });
    return blobs.at(-1)!.sha256;
  };
  return { sha256, keep, blobs };
}

const long = `data:image/png;base64,${"A".repeat(4000)}`;
const words = /^data:image\/png sha256:[0-9a-f]{64} \(3000 bytes\)$/;

describe("attachments", () => {
  it("are named by the hash of their bytes, which are handed over", () => {
    const to = shelf();
    const found = attachmentOfDataUri("data:image/png;base64,aGVsbG8=", to);
    expect(found).toMatchObject({ media_type: "image/png", bytes: 5, origin: "data_uri" });
    expect(found!.sha256).toBe(sha256(new TextEncoder().encode("hello")));
    expect(to.blobs).toMatchObject([{ sha256: found!.sha256, media_type: "image/png" }]);
    expect(new TextDecoder().decode(to.blobs[0]!.bytes)).toBe("hello");
  });

  it("read plain data URIs and leave links unread", () => {
    expect(attachmentOfDataUri("data:,h%C3%AF", shelf())).toMatchObject({
      media_type: "text/plain",
      bytes: 3,
    });
    expect(attachmentOfDataUri("data:,100%", shelf())).toMatchObject({ bytes: 4 });
    const to = shelf();
    expect(attachmentOfUrl("https://example.org/a.png", "image/*", to)).toMatchObject({
      origin: "url",
      name: "https://example.org/a.png",
      bytes: 0,
    });
    expect(to.blobs).toEqual([]);
  });

  it("take base64 without a head for data, never for a name", () => {
    const bare = "iVBORw0KGgo".repeat(100);
    expect(attachmentOfUrl(bare, "image/png", shelf())).toMatchObject({
      origin: "data_uri",
      name: null,
      bytes: 825,
    });
  });

  it("decode both alphabets, pass over what is none, and stay right over megabytes", () => {
    expect([...decodeBase64("+/8=")]).toEqual([251, 255]);
    expect([...decodeBase64("-_8\n")]).toEqual([251, 255]);
    const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256);
    expect(decodeBase64(Buffer.from(bytes).toString("base64"))).toEqual(bytes);
  });

  it("cut data out of texts and keep every range", () => {
    const text = `Look: ![shot](${long}) and ${long}`;
    const pieces = cutData(text, shelf())!;
    expect(pieces.map(({ range, attachment }) => (attachment ? "data" : text.slice(...range)))).toEqual([
      "Look: ![shot](",
      "data",
      ") and ",
      "data",
    ]);
    expect(pieces.map(({ range }) => text.slice(...range)).join("")).toBe(text);
    expect(lightText(text, shelf()).text.length).toBeLessThan(300);
    expect(cutData("the data:image/png;base64,AAAA of a tutorial", shelf())).toBeNull();
  });

  it("take the place of data in unmapped fields, and nothing else changes", () => {
    const given = { keep: { a: [1, "x"] }, list: ["data:short", long] };
    const to = shelf();
    const light = withoutBlobs(given, to);
    expect(light.keep).toBe(given.keep);
    expect(light.list[0]).toBe("data:short");
    expect(light.list[1]).toMatch(words);
    expect(to.blobs).toHaveLength(1);
  });

  it("know data by the type beside it, and leave signatures alone", () => {
    const data = "QUJD".repeat(200);
    const light = withoutBlobs(
      {
        source: { type: "base64", media_type: "image/jpeg", data },
        thinking: { type: "thinking", signature: data },
        made: { type: "image_generation_call", result: data },
        named: { b64_json: data },
      },
      shelf(),
    );
    expect(light.source.data).toMatch(/^data:image\/jpeg sha256:[0-9a-f]{64} \(600 bytes\)$/);
    expect(light.thinking.signature).toBe(data);
    expect(light.made.result).toMatch(/^data:application\/octet-stream sha256:/);
    expect(light.named.b64_json).toMatch(/^data:image\/\* sha256:/);
  });
});
