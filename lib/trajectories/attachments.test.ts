import { describe, it, expect } from "vitest";
import { attachmentOfDataUri, attachmentOfUrl, decodeBase64, withoutBlobs } from "./attachments";
import { sha256 } from "./sha256";

describe("attachments", () => {
  it("are named by the hash of their bytes", () => {
    const found = attachmentOfDataUri("data:image/png;base64,aGVsbG8=", sha256);
    expect(found).toMatchObject({ media_type: "image/png", bytes: 5, origin: "data_uri" });
    expect(found!.sha256).toBe(sha256(new TextEncoder().encode("hello")));
  });

  it("read plain data URIs and leave links unread", () => {
    expect(attachmentOfDataUri("data:,hi", sha256)).toMatchObject({ media_type: "text/plain", bytes: 2 });
    expect(attachmentOfUrl("https://example.org/a.png", "image/*", sha256)).toMatchObject({
      origin: "url",
      name: "https://example.org/a.png",
      bytes: 0,
    });
  });

  it("decode both alphabets and pass over what is none", () => {
    expect([...decodeBase64("+/8=")]).toEqual([251, 255]);
    expect([...decodeBase64("-_8\n")]).toEqual([251, 255]);
  });

  it("take the place of long data in unmapped fields, and nothing else changes", () => {
    const long = `data:image/png;base64,${"A".repeat(4000)}`;
    const given = { keep: { a: [1, "x"] }, list: ["data:short", long] };
    const light = withoutBlobs(given, sha256) as typeof given;
    expect(light.keep).toBe(given.keep);
    expect(light.list[0]).toBe("data:short");
    expect(light.list[1]).toMatch(/^data:image\/png sha256:[0-9a-f]{64} \(3000 bytes\)$/);
  });
});
