import type { ShownLayer } from "../signal/layer";
import type { Who } from "./who";

export type MapWho = Who | "gap";
export type MapTone = "evidence" | ShownLayer;

/** Where a row stands in the scrolled content, in CSS pixels, and what it is. */
export type MapRow = { top: number; height: number; who: MapWho; tones: readonly MapTone[] };

export type MapRect = { top: number; height: number; who: MapWho };
export type MapDot = { top: number; tone: MapTone };

// When many rows share a few pixels, the one a reader looks for is drawn.
const weight: Record<MapWho, number> = { error: 6, user: 5, tool: 4, agent: 3, latent: 2, quiet: 1, gap: 0 };
const smallest = 3;
const dotSize = 7;

/** The map's bars and dots for a content of `contentHeight` drawn into `mapHeight` pixels. */
export function layoutMinimap(
  rows: readonly MapRow[],
  contentHeight: number,
  mapHeight: number,
): { rects: MapRect[]; dots: MapDot[] } {
  if (contentHeight <= 0 || mapHeight <= 0) return { rects: [], dots: [] };
  const scale = mapHeight / contentHeight;
  const rects: MapRect[] = [];
  const dots: MapDot[] = [];
  for (const row of rows) {
    const top = row.top * scale;
    const height = Math.max(smallest, (row.height - 8) * scale);
    const last = rects[rects.length - 1];
    if (last && top < last.top + smallest) {
      if (weight[row.who] > weight[last.who]) last.who = row.who;
      last.height = Math.max(last.height, top + height - last.top);
    } else rects.push({ top, height, who: row.who });
    row.tones.forEach((tone, index) => {
      const at = top + index * dotSize;
      if (!dots.some((dot) => dot.tone === tone && Math.abs(dot.top - at) < dotSize))
        dots.push({ top: at, tone });
    });
  }
  return { rects, dots };
}
