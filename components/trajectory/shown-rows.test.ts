import { describe, expect, it } from "vitest";
import type { Step } from "@/lib/trajectories/schema";
import { markedPlaces, seenRows } from "./shown-rows";
import type { Row } from "./step-runs";

const step = (i: number, channel: Step["channel"] = "visible"): Step => ({
  i,
  message: i,
  turn: 1,
  role: "assistant",
  actor: "agent",
  channel,
  kind: "text",
  text: String(i),
});
const text = (i: number, channel?: Step["channel"]): Row => ({ kind: "text", at: i, step: step(i, channel) });
const gap: Row = { kind: "gap", at: 4, count: 6 };

describe("rows that are shown", () => {
  it("stops once at a block with several marks, and at steps that aren't loaded", () => {
    const card: Row = {
      kind: "calls",
      at: 1,
      calls: [{ step: step(1), results: [step(2), step(3)], number: 1 }],
    };
    const marks = new Map([1, 3, 7, 0].map((i) => [i, true]));
    expect(markedPlaces(marks, [text(0), card, gap])).toEqual([0, 1, 7]);
    expect(markedPlaces(new Map(), [text(0)])).toEqual([]);
  });

  it("keeps what isn't loaded between what the user saw", () => {
    const rows = [text(0), text(1, "latent"), text(2, "tool"), text(3), gap, text(10, "latent"), text(11)];
    expect(seenRows(rows).map((row) => [row.kind, row.at])).toEqual([
      ["text", 0],
      ["hidden", 1],
      ["text", 3],
      ["gap", 4],
      ["hidden", 10],
      ["text", 11],
    ]);
  });
});
