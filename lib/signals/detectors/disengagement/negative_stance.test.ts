import { describe, expect, it } from "vitest";
import { analyzeRows } from "../../analyze";

const stance = (value: string) =>
  analyzeRows([{ from: "human", value }]).interaction_signals.disengagement.signals.map(
    ({ metadata }) => metadata.indicators,
  );

describe("negative stance", () => {
  it("is one hit a turn that lists its indicators, the strongest first", () => {
    expect(stance("THIS IS USELESS!!! STILL NOT WORKING")).toEqual([
      ["complaint", "all_caps", "excessive_punctuation"],
    ]);
    expect(stance("what the fuck is this")).toEqual([["profanity"]]);
  });

  it.each(["where is my parcel??", "怎么还没到？？", "SEND THE REPORT TO THE OFFICE BEFORE NINE"])(
    "fires on %j",
    (text) => {
      expect(stance(text)).toHaveLength(1);
    },
  );

  it.each([
    "thank you!!!",
    "GREAT THANKS A LOT FOR IT",
    "HAT045 JFK LAX",
    "ANNA MARIA LOPEZ",
    "谢谢！！",
    "早上好！！",
    "where is it?!",
  ])("is silent on %j", (text) => {
    expect(stance(text)).toEqual([]);
  });
});
