import { describe, expect, it } from "vitest";
import { layoutMinimap, type MapRow } from "./minimap-layout";

const row = (top: number, height: number, who: MapRow["who"], tones: MapRow["tones"] = []): MapRow => ({
  top,
  height,
  who,
  tones,
});

describe("layoutMinimap", () => {
  it("draws each row to scale when there is room", () => {
    const { rects, dots } = layoutMinimap(
      [row(0, 100, "user"), row(100, 300, "tool", ["evidence", "execution"])],
      1000,
      500,
    );
    expect(rects).toEqual([
      { top: 0, height: 46, who: "user" },
      { top: 50, height: 146, who: "tool" },
    ]);
    expect(dots).toEqual([
      { top: 50, tone: "evidence" },
      { top: 57, tone: "execution" },
    ]);
  });

  it("keeps errors in sight when fifty thousand rows share a screen", () => {
    const rows = Array.from({ length: 50_000 }, (_, i) =>
      row(i * 80, 80, i === 31_007 ? "error" : "agent", ["execution"]),
    );
    const { rects, dots } = layoutMinimap(rows, 4_000_000, 800);
    expect(rects.length).toBeLessThanOrEqual(268);
    expect(dots.length).toBeLessThanOrEqual(116);
    expect(rects.filter((rect) => rect.who === "error")).toHaveLength(1);
  });

  it("is empty before anything is measured", () =>
    expect(layoutMinimap([], 0, 0)).toEqual({ rects: [], dots: [] }));
});
