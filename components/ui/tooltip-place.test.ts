import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeTooltip } from "./tooltip-place";

const view = { width: 1000, height: 800 };
const size = { width: 100, height: 30 };

describe("placeTooltip", () => {
  it("stands on the wished side, in the middle of its target", () => {
    const target = { left: 400, top: 300, width: 40, height: 20 };
    expect(placeTooltip(target, size, "bottom", view)).toEqual({ left: 370, top: 326 });
    expect(placeTooltip(target, size, "right", view)).toEqual({ left: 446, top: 295 });
  });

  it("goes to the other side when there is no room", () => {
    expect(placeTooltip({ left: 400, top: 780, width: 40, height: 20 }, size, "bottom", view).top).toBe(744);
  });

  it("never leaves the window", () => {
    const number = fc.integer({ min: -50, max: 1050 });
    fc.assert(
      fc.property(
        number,
        number,
        fc.constantFrom("top" as const, "right" as const, "bottom" as const, "left" as const),
        (left, top, side) => {
          const place = placeTooltip({ left, top, width: 30, height: 30 }, size, side, view);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.top).toBeGreaterThanOrEqual(8);
          expect(place.left + size.width).toBeLessThanOrEqual(view.width - 8);
          expect(place.top + size.height).toBeLessThanOrEqual(view.height - 8);
        },
      ),
    );
  });
});
