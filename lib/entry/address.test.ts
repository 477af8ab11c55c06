import { describe, expect, it } from "vitest";
import { ownPath } from "./address";

describe("ownPath", () => {
  it("keeps a path with its query", () => {
    expect(ownPath("/p/airline/trajectories?leaf=retry&sort=priority")).toBe(
      "/p/airline/trajectories?leaf=retry&sort=priority",
    );
  });

  it.each([
    "//evil.example/x",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "p/airline",
    "",
    undefined,
    ["/a", "/b"],
    `/${"a".repeat(3000)}`,
  ])("refuses %j", (value) => expect(ownPath(value)).toBeNull());
});
