import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { characterCount, diffTexts } from "./diff-texts";

const marked = (left: string, right: string, language?: string) => {
  const diff = diffTexts(left, right, "words", language);
  const draw = (parts: { text: string; only: boolean }[]) =>
    parts.map((part) => (part.only ? `[${part.text}]` : part.text)).join("");
  return [draw(diff.left), draw(diff.right)];
};

describe("diffTexts", () => {
  it("marks words, not letters", () => {
    expect(marked("Restart the old kernel", "Restart the new kernel now")).toEqual([
      "Restart the [old] kernel",
      "Restart the [new] kernel[ now]",
    ]);
  });

  it("finds words in Chinese", () => {
    const [left, right] = marked(
      "您放心，重启不会影响数据盘上的数据。",
      "您放心，数据盘上的数据目前是安全的。",
      "zh",
    );
    expect(left).toBe("您放心，[重启不会影响]数据盘上的数据。");
    expect(right).toBe("您放心，数据盘上的数据[目前是安全的]。");
  });

  it("reads one change through a lone space", () => {
    expect(marked("send us red apples please", "send us green pears please")).toEqual([
      "send us [red apples] please",
      "send us [green pears] please",
    ]);
  });

  it("joins to the texts, and what is shared is the same on both sides without bridges", () => {
    const word = fc.constantFrom("a", "b", " ", "，", "重启", "数据", "👩‍👩‍👧", "x", "\n");
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(""));
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom("words" as const, "characters" as const),
        (left, right, mode) => {
          const diff = diffTexts(left, right, mode, "zh");
          expect(diff.left.map((part) => part.text).join("")).toBe(left);
          expect(diff.right.map((part) => part.text).join("")).toBe(right);
          expect(diff.common).toBeLessThanOrEqual(Math.min(characterCount(left), characterCount(right)));
          if (left === right) expect(diff.left.every((part) => !part.only)).toBe(true);
        },
      ),
    );
  });

  it("gives up on texts that share nothing instead of keeping the page busy", () => {
    const left = Array.from({ length: 9000 }, (_, n) => `l${n}`).join(" ");
    const right = Array.from({ length: 9000 }, (_, n) => `r${n}`).join("\n");
    expect(diffTexts(left, right, "words").left).toEqual([{ text: left, only: true }]);
  });
});
