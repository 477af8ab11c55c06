export type Side = "top" | "right" | "bottom" | "left";
export type Box = { left: number; top: number; width: number; height: number };

const gap = 6;
const margin = 8;
const opposite: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** Where a tooltip of a size stands beside its target: on the wished side if there is room, inside the window in any case. */
export function placeTooltip(
  target: Box,
  size: { width: number; height: number },
  side: Side,
  view: { width: number; height: number },
): { left: number; top: number } {
  const room: Record<Side, boolean> = {
    top: target.top - gap - size.height >= margin,
    bottom: target.top + target.height + gap + size.height <= view.height - margin,
    left: target.left - gap - size.width >= margin,
    right: target.left + target.width + gap + size.width <= view.width - margin,
  };
  const used = room[side] || !room[opposite[side]] ? side : opposite[side];
  const across = target.left + target.width / 2 - size.width / 2;
  const along = target.top + target.height / 2 - size.height / 2;
  const place = {
    top: { left: across, top: target.top - gap - size.height },
    bottom: { left: across, top: target.top + target.height + gap },
    left: { left: target.left - gap - size.width, top: along },
    right: { left: target.left + target.width + gap, top: along },
  }[used];
  const held = (value: number, length: number, whole: number) =>
    Math.round(Math.max(margin, Math.min(value, whole - margin - length)));
  return { left: held(place.left, size.width, view.width), top: held(place.top, size.height, view.height) };
}
