import { describe, expect, it } from "vitest";
import { cleanText, keyText } from "./clean-text";

describe("cleanText", () => {
  it("shows NUL and half pairs as signs and leaves whole pairs alone", () =>
    expect(cleanText("a\0b\ud83d😀\udc00")).toBe("a␀b\ufffd😀\ufffd"));
});

describe("keyText", () => {
  it("leaves an ordinary id as it is", () =>
    expect(keyText("telecom/task#trial0")).toBe("telecom/task#trial0"));

  it("shortens a long id and keeps two long ones apart", () => {
    const [a, b] = [keyText("x".repeat(5000) + "a"), keyText("x".repeat(5000) + "b")];
    expect(a.length).toBeLessThanOrEqual(300);
    expect(a).not.toBe(b);
  });

  it("keeps ids apart that differ only in what can't be stored", () => {
    expect(keyText("a\0")).not.toBe(keyText("a␀"));
    expect(keyText("a\ud800")).not.toBe(keyText("a\ud801"));
  });
});
