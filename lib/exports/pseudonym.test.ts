import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pseudonyms } from "./pseudonym";

const keyed = (secret: string) =>
  pseudonyms((text) => createHmac("sha256", secret).update(text).digest("hex"));

describe("pseudonyms", () => {
  it("are stable for a person and a project, and tell neither", () => {
    const one = keyed("secret of one");
    expect(one("ana")).toBe(keyed("secret of one")("ana"));
    expect(one("ana")).toMatch(/^person-[0-9a-f]{12}$/);
    expect(one("ana")).not.toBe(one("bo"));
    expect(one("ana")).not.toBe(keyed("secret of two")("ana"));
  });
});
