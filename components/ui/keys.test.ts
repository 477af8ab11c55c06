import { describe, expect, it } from "vitest";
import { chordOf } from "./keys";

const press = (key: string, code: string, more: Partial<Parameters<typeof chordOf>[0]> = {}) =>
  chordOf({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    ...more,
  });

describe("chordOf", () => {
  it("names plain keys, signs and chords", () => {
    expect(press("j", "KeyJ")).toBe("j");
    expect(press("?", "Slash", { shiftKey: true })).toBe("?");
    expect(press("]", "BracketRight")).toBe("]");
    expect(press("Enter", "Enter")).toBe("Enter");
    expect(press("1", "Digit1")).toBe("1");
    expect(press("J", "KeyJ", { shiftKey: true })).toBe("shift+j");
  });

  it("tells shifted digits by their place, in any layout", () => {
    expect(press("!", "Digit1", { shiftKey: true })).toBe("shift+1");
    expect(press("+", "Digit1", { shiftKey: true })).toBe("shift+1");
  });

  it("leaves the system's and the input method's presses alone", () => {
    expect(press("s", "KeyS", { ctrlKey: true })).toBeNull();
    expect(press("s", "KeyS", { metaKey: true })).toBeNull();
    expect(press("n", "KeyN", { isComposing: true })).toBeNull();
  });
});
