import { describe, expect, it } from "vitest";
import { sizeWords, workWords } from "./planner-words";

describe("words of the planner", () => {
  it("say work in minutes or hours", () => {
    expect(workWords(4.25)).toBe("4.3 minutes");
    expect(workWords(45)).toBe("45 minutes");
    expect(workWords(390)).toBe("6.5 hours");
    expect(workWords(90_000)).toBe("1,500 hours");
  });

  it("say how a size was found", () => {
    expect(sizeWords({ n: 45, power: 0.8123, method: "exact" })).toMatch(/counted out.*81\.2%/);
    expect(sizeWords({ n: 4500, power: null, method: "normal" })).toMatch(/normal formula/);
    expect(sizeWords({ n: 4500, power: null, method: "normal" })).not.toMatch(/power is/);
  });
});
