import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Step } from "@/lib/trajectories/schema";
import { addRun, rowsOf, type Run } from "./step-runs";

const run = (from: number, to: number): Run =>
  Array.from({ length: to - from }, (_, k): Step => {
    const i = from + k;
    return {
      i,
      message: i,
      turn: 1,
      role: "user",
      actor: "user",
      channel: "visible",
      kind: "text",
      text: String(i),
    };
  });

const spans = (runs: readonly Run[]) => runs.map((one) => [one[0]?.i, (one[0]?.i ?? 0) + one.length]);

describe("addRun", () => {
  it("joins what touches and keeps what doesn't", () => {
    expect(spans(addRun([run(0, 10)], run(10, 20)))).toEqual([[0, 20]]);
    expect(spans(addRun([run(0, 10), run(30, 40)], run(20, 25)))).toEqual([
      [0, 10],
      [20, 25],
      [30, 40],
    ]);
    expect(spans(addRun([run(0, 10), run(20, 30)], run(5, 22)))).toEqual([[0, 30]]);
    expect(spans(addRun([], run(5, 7)))).toEqual([[5, 7]]);
  });

  it("holds every step once, in order, whatever comes when", () => {
    const piece = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const runs = pieces.reduce<Run[]>((all, [from, length]) => addRun(all, run(from, from + length)), []);
        const held = runs.flat().map((step) => step.i);
        const wanted = new Set(
          pieces.flatMap(([from, length]) => Array.from({ length }, (_, k) => from + k)),
        );
        expect(held).toEqual([...wanted].sort((a, b) => a - b));
        for (const one of runs) one.forEach((step, k) => expect(step.i).toBe((one[0]?.i ?? 0) + k));
      }),
    );
  });
});

describe("rowsOf", () => {
  it("fills what is missing with gaps that end at whole chunks", () => {
    const rows = rowsOf([run(0, 10), run(25, 30)], 47, 10);
    const gaps = rows.flatMap((row) => (row.kind === "gap" ? [[row.at, row.count]] : []));
    expect(gaps).toEqual([
      [10, 10],
      [20, 5],
      [30, 10],
      [40, 7],
    ]);
  });
});
