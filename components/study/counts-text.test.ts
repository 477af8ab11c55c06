import { describe, expect, it } from "vitest";
import { countsOf, publishedCounts, samplersText } from "./counts-text";

describe("counts in an address", () => {
  it("read back as they were written", () => {
    const text = samplersText(publishedCounts);
    expect(text).toBe("signal:50/52,32/48;heuristic:59/70,15/30;random:25/37,29/63");
    expect(countsOf(text, "130,80,51,39")).toEqual(publishedCounts);
    expect(countsOf(text, "")).toEqual({ ...publishedCounts, votes: null });
  });

  it.each([
    "",
    "signal",
    "signal:1/2",
    "signal:3/2,1/1",
    "signal:a/b,1/2",
    "signal:-1/2,0/0",
    "signal:1.5/2,0/0",
  ])("are none in %j", (text) => expect(countsOf(text, "")).toBeNull());
});
